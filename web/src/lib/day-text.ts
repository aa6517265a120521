/** A moment as the day it is in India: 21 Nov 2026. */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
