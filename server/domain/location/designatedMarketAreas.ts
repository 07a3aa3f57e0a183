/**
 * Nielsen's designated market areas of the larger cities in states with legal sports betting, by region and city. A city that is not in the
 * list has none: an area is never guessed from the state.
 */
const AREAS: Readonly<Record<string, string>> = {
  'US-AZ Phoenix': '753',
  'US-AZ Tucson': '789',
  'US-CO Denver': '751',
  'US-CO Colorado Springs': '752',
  'US-CT Hartford': '533',
  'US-DC Washington': '511',
  'US-IA Des Moines': '679',
  'US-IL Chicago': '602',
  'US-IN Indianapolis': '527',
  'US-KS Wichita': '678',
  'US-KY Louisville': '529',
  'US-KY Lexington': '541',
  'US-LA New Orleans': '622',
  'US-LA Baton Rouge': '716',
  'US-MA Boston': '506',
  'US-MA Springfield': '543',
  'US-MD Baltimore': '512',
  'US-ME Portland': '500',
  'US-MI Detroit': '505',
  'US-MI Grand Rapids': '563',
  'US-NC Charlotte': '517',
  'US-NC Raleigh': '560',
  'US-NJ Atlantic City': '504',
  'US-NJ Camden': '504',
  'US-NJ Jersey City': '501',
  'US-NJ Newark': '501',
  'US-NJ Trenton': '504',
  'US-NV Las Vegas': '839',
  'US-NV Reno': '811',
  'US-NY Albany': '532',
  'US-NY Buffalo': '514',
  'US-NY New York': '501',
  'US-NY Rochester': '538',
  'US-NY Syracuse': '555',
  'US-OH Cincinnati': '515',
  'US-OH Cleveland': '510',
  'US-OH Columbus': '535',
  'US-PA Philadelphia': '504',
  'US-PA Pittsburgh': '508',
  'US-TN Memphis': '640',
  'US-TN Nashville': '659',
  'US-VA Norfolk': '544',
  'US-VA Richmond': '556',
  'US-WV Charleston': '564',
};

/** The code of the area that contains this city; null: none is known. @param regionCode ISO 3166-2. */
export function designatedMarketArea(regionCode: string | null, city: string | null): string | null {
  return (regionCode !== null && city !== null && AREAS[`${regionCode} ${city}`]) || null;
}
