/** People of questions: common names of the two states and of the rest of the country. */
export const MEN = [
  'Ravi',
  'Suresh',
  'Kiran',
  'Mahesh',
  'Naveen',
  'Prasad',
  'Anil',
  'Vamsi',
  'Arjun',
  'Imran',
  'Joseph',
  'Harish',
] as const
export const WOMEN = [
  'Lakshmi',
  'Swathi',
  'Anitha',
  'Divya',
  'Kavitha',
  'Padma',
  'Radha',
  'Meena',
  'Sunitha',
  'Farah',
  'Mary',
  'Jyothi',
] as const
export const PEOPLE = [...MEN, ...WOMEN] as const
export const TOWNS = [
  'Vijayawada',
  'Warangal',
  'Guntur',
  'Karimnagar',
  'Nellore',
  'Khammam',
  'Tirupati',
  'Nizamabad',
  'Kurnool',
  'Rajahmundry',
] as const
