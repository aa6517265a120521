/** The demonstration institute, until staff put theirs in its place or remove all samples: reserved addresses, a number nobody owns, a place in the middle of Hyderabad. */
export const INSTITUTE = {
  name: 'Vijetha Academy',
  tagline: 'Mock tests for ICET, SSC, Bank and Railway exams',
  about:
    'Vijetha Academy coaches students in Andhra Pradesh and Telangana for competitive exams, with mock tests on the real exam screen that keep every answer safe on a weak network.',
  email: 'help@vijetha.example.com',
  phone: '+91 55501 00100',
  address: ['Vijetha Academy', 'Second floor, 12 Example Road', 'Hyderabad, Telangana'],
  hours: [
    { days: 'Mon-Sat', time: '8:00 AM-8:00 PM' },
    { days: 'Sun', time: '8:00 AM-1:00 PM' },
  ],
  social: [],
  latitude: 17.385,
  longitude: 78.4867,
  directionsUrl: 'https://www.openstreetmap.org/directions?to=17.385%2C78.4867',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=78.4767%2C17.377%2C78.4967%2C17.393&layer=mapnik&marker=17.385%2C78.4867',
} as const

/** What a site is called whose samples were removed and whose staff have not said yet what it is called. */
export const PRODUCT = { name: 'Pariksha', about: '' } as const

export const POPUP = {
  title: 'Three ICET tests are free',
  text: 'Take a full-length mock test on the real exam screen today. See your score and the solution of every question as soon as you submit.',
  link: '/icet',
  linkLabel: 'See the ICET tests',
} as const
