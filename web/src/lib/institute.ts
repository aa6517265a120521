/** The institute this site is set up for. Every place that names it reads it here. */
export const institute = {
  name: 'Vijetha Academy',
  product: 'Pariksha',
  tagline: 'Mock tests for ICET, SSC, bank and railway examinations',
  email: 'help@vijetha.example.com',
} as const
