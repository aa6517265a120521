/**
 * Formats whole rupees as in India: ₹1,49,999. Not by Intl, which loads its tables first (15 ms on a phone). Mails, which may
 * be read where there is no such sign, say "Rs. ".
 */
export const rupees = (amount: number, sign: '₹' | 'Rs. ' = '₹'): string =>
  sign + String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
