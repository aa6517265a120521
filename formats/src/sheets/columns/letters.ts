/** Labels of options: English letters, numbers, and Telugu and Hindi letters (क ख ग, अ ब स, ए बी सी). */
const OPTION_LABELS: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'd', 'e', 'f'],
  ['1', '2', '3', '4', '5', '6'],
  ['ఎ', 'బి', 'సి', 'డి', 'ఇ', 'ఎఫ్'],
  ['ఏ', 'బీ', 'సీ', 'డీ', 'ఈ', 'ఎఫ్'],
  ['క', 'ఖ', 'గ', 'ఘ', 'ఙ', 'చ'],
  ['अ', 'ब', 'स', 'द', 'य', 'र'],
  ['क', 'ख', 'ग', 'घ', 'ङ', 'च'],
  ['ए', 'बी', 'सी', 'डी', 'ई', 'एफ'],
  ['१', '२', '३', '४', '५', '६'],
  ['౧', '౨', '౩', '౪', '౫', '౬'],
]

const PLACES: ReadonlyMap<string, number> = new Map(
  OPTION_LABELS.flatMap((series) => series.map((sign, place) => [sign, place])),
)

/** The place of an option by its letter or number, from 0. */
export const placeOfLetter = (sign: string): number | undefined => PLACES.get(sign.toLowerCase())
