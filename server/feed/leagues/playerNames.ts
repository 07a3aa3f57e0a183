import { createRandom, integer, seedFor } from '../model/random.ts';

/** Surnames of invented players. */
const SURNAMES =
  `Abara Adeyo Albrecht Alcott Amsel Arden Arvid Ashby Balogh Bancroft Barlow Bascom Bellard Benoit Bergan Birch Blaine Boateng Bohm
Bostic Brandt Bravo Brenner Briggs Brogan Calder Callow Camara Cardew Carrow Castor Cheval Chidi Cisse Colby Corbin Cordero Coyle Crane Dahl
Dalca Danso Darrow Deluca Denholm Diallo Dobbs Dorsey Drake Drexel Dubois Duffin Eccles Edo Ekholm Elgin Ellery Emeka Engel Ervin Estrada
Falk Farrow Fenwick Ferrand Finch Flores Fontaine Forde Fraser Gable Galindo Garrick Gentry Gilroy Goddard Gorman Grady Granger Greer Gupta
Haas Hadley Halloran Hanley Harker Hatcher Haywood Hearn Heller Hendry Hobson Holloway Horne Huxley Ibarra Ilves Ingram Irvin Isaksen Ito
Jarrett Jensen Joubert Jovic Kane Karimi Keating Keller Kemp Kessel Kimura Kline Koenig Kone Kovac Krause Lacey Lambert Landry Langdon Larkin
Laurent Leary Lennox Levitt Lindahl Locke Lomax Lowell Lucero Lund Maddox Malone Marchand Mares Marlow Massey Mathis Mbeki Mercer Merritt
Milani Monroe Moran Moss Mulder Munro Nagy Nash Navarro Ndiaye Neal Nielsen Nkemba Noble Norwood Oakes Obi Odell Okoro Olsen Ortega Osman
Padgett Palmer Parrish Pascal Paxton Pena Perrin Pierce Pollard Powell Prentice Quarles Quinn Radley Rahal Ramsey Rennick Reyes Ridley Rinaldi
Roche Rollins Romero Rowan Ruel Ryland Sadler Salas Salter Sandoval Sauer Sawyer Schaefer Seaton Selby Serrano Shaw Sheffield Silva Sinclair
Slater Sloan Sorensen Spence Stanton Stokes Strand Sutter Talbot Tanner Tate Teague Thorne Tobin Torres Tran Trent Tully Underhill Urban Vail
Valdez Vance Varela Vega Vogel Wade Walden Walsh Warner Weaver Webb Weiss Weller Whitaker Wilder Winslow Wolfe Wray Yates York Zamora Zeller`
    .split(/\s+/)
    .filter((name) => name !== '');

const INITIALS = 'ABCDEFGHIJKLMNOPRSTVWZ';

/** So many invented names, none of them twice; the same for the same key. */
export function inventedNames(key: string, count: number): readonly string[] {
  const random = createRandom(seedFor(0, `names ${key}`));
  const surnames = new Set<string>();
  const names: string[] = [];
  while (names.length < count) {
    const surname = SURNAMES[integer(random, 0, SURNAMES.length - 1)] ?? 'Doe';
    if (surnames.has(surname)) continue;
    surnames.add(surname);
    names.push(`${INITIALS[integer(random, 0, INITIALS.length - 1)]}. ${surname}`);
  }
  return names;
}
