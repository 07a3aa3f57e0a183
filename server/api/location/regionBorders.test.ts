import { describe, expect, it } from 'vitest';
import { regionAt } from './regionBorders.ts';

type Place = readonly [name: string, latitude: number, longitude: number, code: string | null];

const at = (latitude: number, longitude: number, accuracy = 10) => regionAt({ latitude, longitude }, accuracy);

/** Public case T4: positions of ten metres' accuracy. */
const LET_IN: readonly Place[] = [
  ['Detroit', 42.3275, -83.045, 'US-MI'],
  ['Detroit, Belle Isle', 42.343, -82.974, 'US-MI'],
  ['Niagara Falls', 43.0867, -79.059, 'US-NY'],
  ['Jeffersonville', 38.274, -85.738, 'US-IN'],
  ['Cincinnati', 39.097, -84.507, 'US-OH'],
  ['Hammond', 41.62, -87.523, 'US-IN'],
  ['Brunswick', 39.314, -77.627, 'US-MD'],
  ['Bristol', 36.5962, -82.188, 'US-VA'],
  ['Kansas City', 39.047, -94.6085, 'US-KS'],
  ['Liberty Island', 40.6892, -74.0445, 'US-NY'],
];
const EXCLUDED: readonly Place[] = [
  ['St. Louis', 38.6247, -90.1848, 'US-MO'],
  ['Laughlin', 35.158, -114.573, 'US-NV'],
  ['Gatineau', 45.428, -75.713, 'CA-QC'],
];

/** Places on both sides of borders, by their own well-known coordinates (city hall or main square). */
const TOWNS: readonly Place[] = [
  ['Jersey City', 40.7178, -74.0431, 'US-NJ'],
  ['Manhattan', 40.7527, -73.9772, 'US-NY'],
  ['Hoboken', 40.744, -74.0324, 'US-NJ'],
  ['Fort Lee', 40.8509, -73.9701, 'US-NJ'],
  ['Yonkers', 40.9313, -73.8988, 'US-NY'],
  ['Staten Island, St. George', 40.6437, -74.0765, 'US-NY'],
  ['Port Jervis', 41.3751, -74.6927, 'US-NY'],
  ['Milford', 41.3223, -74.8024, 'US-PA'],
  ['Trenton', 40.2206, -74.7597, 'US-NJ'],
  ['Philadelphia', 39.9526, -75.1652, 'US-PA'],
  ['Camden', 39.9448, -75.1078, 'US-NJ'],
  ['Easton', 40.691, -75.2209, 'US-PA'],
  ['Phillipsburg', 40.6937, -75.19, 'US-NJ'],
  ['Wilmington', 39.7447, -75.5484, 'US-DE'],
  ['Claymont', 39.8007, -75.4596, 'US-DE'],
  ['Greenwich', 41.0262, -73.6282, 'US-CT'],
  ['Binghamton', 42.0987, -75.918, 'US-NY'],
  ['Sayre', 41.979, -76.5155, 'US-PA'],
  ['Waverly', 42.0104, -76.5272, 'US-NY'],
  ['Erie', 42.1292, -80.0851, 'US-PA'],
  ['Sharon', 41.2331, -80.4934, 'US-PA'],
  ['Youngstown', 41.0998, -80.6495, 'US-OH'],
  ['Wheeling', 40.064, -80.7209, 'US-WV'],
  ['St. Clairsville', 40.0806, -80.9001, 'US-OH'],
  ['Cumberland', 39.6529, -78.7625, 'US-MD'],
  ['Hagerstown', 39.6418, -77.72, 'US-MD'],
  ['Waynesboro', 39.7559, -77.5778, 'US-PA'],
  ['Washington', 38.9072, -77.0369, 'US-DC'],
  ['Arlington', 38.8816, -77.1043, 'US-VA'],
  ['Silver Spring', 38.9907, -77.0261, 'US-MD'],
  ['Bluefield', 37.2696, -81.2223, 'US-WV'],
  ['Bluefield, Virginia', 37.2462, -81.2737, 'US-VA'],
  ['Kingsport', 36.5484, -82.5618, 'US-TN'],
  ['Danville', 36.586, -79.395, 'US-VA'],
  ['Fort Mill', 35.0074, -80.9451, 'US-SC'],
  ['Charlotte', 35.2271, -80.8431, 'US-NC'],
  ['Chattanooga', 35.0456, -85.3097, 'US-TN'],
  ['Rossville', 34.9752, -85.2855, 'US-GA'],
  ['Memphis', 35.1495, -90.049, 'US-TN'],
  ['West Memphis', 35.1465, -90.1846, 'US-AR'],
  ['Southaven', 34.9692, -90.0037, 'US-MS'],
  ['Clarksville', 36.5298, -87.3595, 'US-TN'],
  ['Fort Campbell North', 36.6538, -87.4597, 'US-KY'],
  ['Louisville', 38.2439, -85.7606, 'US-KY'],
  ['Covington', 39.0706, -84.5146, 'US-KY'],
  ['Evansville', 37.9838, -87.5644, 'US-IN'],
  ['Henderson', 37.8273, -87.5828, 'US-KY'],
  ['Richmond', 39.8289, -84.8902, 'US-IN'],
  ['South Bend', 41.6764, -86.252, 'US-IN'],
  ['Niles', 41.8298, -86.2542, 'US-MI'],
  ['Calumet City', 41.6156, -87.5395, 'US-IL'],
  ['Toledo', 41.6528, -83.5379, 'US-OH'],
  ['Lambertville', 41.7648, -83.628, 'US-MI'],
  ['Beloit', 42.51, -89.034, 'US-WI'],
  ['South Beloit', 42.4842, -89.0365, 'US-IL'],
  ['East Moline', 41.4913, -90.4189, 'US-IL'],
  ['Davenport', 41.5433, -90.5908, 'US-IA'],
  ['Belleville', 38.5201, -89.984, 'US-IL'],
  ['Kansas City, Missouri', 39.0997, -94.5786, 'US-MO'],
  ['Overland Park', 38.9822, -94.6708, 'US-KS'],
  ['Prairie Village', 38.9917, -94.6336, 'US-KS'],
  ['Texarkana, Texas', 33.4418, -94.0661, 'US-TX'],
  ['Texarkana, Arkansas', 33.4366, -94.021, 'US-AR'],
  ['Shreveport', 32.5252, -93.7502, 'US-LA'],
  ['Slidell', 30.2752, -89.7812, 'US-LA'],
  ['Picayune', 30.5255, -89.6795, 'US-MS'],
  ['Yuma', 32.6549, -114.6055, 'US-AZ'],
  ['Bullhead City', 35.1359, -114.5286, 'US-AZ'],
  ['Primm', 35.612, -115.39, 'US-NV'],
  ['Fredonia', 36.9455, -112.5266, 'US-AZ'],
  ['Kanab', 37.0475, -112.5263, 'US-UT'],
  ['Nogales', 31.3404, -110.9343, 'US-AZ'],
  ['Douglas', 31.3645, -109.5453, 'US-AZ'],
  ['El Paso', 31.7801, -106.4454, 'US-TX'],
  ['Durango', 37.2753, -107.8801, 'US-CO'],
  ['Wendover', 40.7391, -114.0733, 'US-NV'],
  ['Nashua', 42.7654, -71.4676, 'US-NH'],
  ['Pepperell', 42.6662, -71.5884, 'US-MA'],
  ['Attleboro', 41.9445, -71.2856, 'US-MA'],
  ['Pawtucket', 41.8787, -71.3826, 'US-RI'],
  ['Enfield', 41.9762, -72.5918, 'US-CT'],
  ['Windsor', 42.3005, -83.0001, 'CA-ON'],
  ['Sarnia', 42.9745, -82.4066, 'CA-ON'],
  ['Port Huron', 42.9709, -82.4249, 'US-MI'],
  ['St. Catharines', 43.1594, -79.2469, 'CA-ON'],
  ['Buffalo', 42.8864, -78.8784, 'US-NY'],
  ['Kenora', 49.767, -94.4894, 'CA-ON'],
  ['Ottawa, Alta Vista', 45.38, -75.66, 'CA-ON'],
  ['Gatineau, Cantley', 45.5667, -75.7833, 'CA-QC'],
];

/** Public case C10, and land that is cut off from its region. */
const WATER_AND_EXCLAVES: readonly Place[] = [
  ['Kentucky Bend', 36.535, -89.51, 'US-KY'],
  ['Jamaica Bay, on the bridge', 40.61, -73.83, 'US-NY'],
  ['Laguna Madre', 27.3, -97.4, 'US-TX'],
  ['Atlantic City, off a pier', 39.3545, -74.4155, 'US-NJ'],
  ['Attu', 52.9, 172.9, 'US-AK'],
  ['Northwest Angle', 49.33, -95.05, 'US-MN'],
  ['Point Roberts', 48.985, -123.06, 'US-WA'],
  ['Mackinac Island', 45.8619, -84.6306, 'US-MI'],
  ['Honolulu', 21.3069, -157.8583, 'US-HI'],
  ['Delmarva, Virginia’s part', 37.65, -75.75, 'US-VA'],
];

const OUTSIDE: readonly Place[] = [
  ['London', 51.5074, -0.1278, null],
  ['the Atlantic', 35, -60, null],
  ['Tijuana', 32.45, -117.01, null],
  ['Nogales, Sonora', 31.32, -110.945, null],
  ['Ciudad Juárez', 31.69, -106.42, null],
  ['Matamoros', 25.87, -97.5, null],
];

describe('the region of a position', () => {
  it.each([...LET_IN, ...TOWNS, ...WATER_AND_EXCLAVES])('%s is in its own region', (_place, latitude, longitude, code) => {
    expect(at(latitude, longitude)).toMatchObject({ decision: 'region', region: { code } });
  });

  it.each(EXCLUDED)('%s, across the border of a licensed region, is not in that region', (_place, latitude, longitude, code) => {
    const { decision, region, neighbour } = at(latitude, longitude);
    // It is outside by the state, or because the border is too near to tell: either way without a licence.
    expect(decision === 'undecided' ? [region?.code, neighbour?.code] : [region?.code]).toContain(code);
  });

  it.each(OUTSIDE)('%s is outside all regions', (_place, latitude, longitude) => {
    expect(at(latitude, longitude)).toMatchObject({ decision: 'outside', region: null });
  });

  it('a position is undecided 300 m from a border with an accuracy of 500 m, and decided with one of 30 m', () => {
    // North of the straight border of Pennsylvania and New York, which is at 41.9988 here.
    const [latitude, longitude] = [42.0019, -77.3];
    expect(at(latitude, longitude, 500)).toMatchObject({ decision: 'undecided', neighbour: { code: 'US-PA' } });
    const near = at(latitude, longitude, 30);
    expect(near).toMatchObject({ decision: 'region', region: { code: 'US-NY' } });
    expect(near.distanceMetres).toBeGreaterThan(250);
    expect(near.distanceMetres).toBeLessThan(350);
  });
});
