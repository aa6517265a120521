/**
 * Formats whole rupees as in India: ₹1,49,999. Not by Intl, which takes 15 ms on a phone to load its tables. Mails, which may
 * be read with a font that has no ₹, use "Rs. " or what it is in their language.
 */
export const rupees = (amount: number, sign: '₹' | 'Rs. ' | 'రూ. ' | 'रु. ' = '₹'): string =>
  sign + String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
