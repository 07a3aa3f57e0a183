/** The bar at the left edge of the current item of a menu: rules of its `::before`. */
export const currentBar = {
  content: '""',
  position: 'absolute',
  left: 0,
  top: '50%',
  width: 3,
  height: 20,
  marginTop: -10,
  borderRadius: '0 3px 3px 0',
  backgroundColor: '$accentText',
} as const;
