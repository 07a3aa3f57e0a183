export { LeftMenu, type LeftMenuProps } from './ui/LeftMenu.tsx';
