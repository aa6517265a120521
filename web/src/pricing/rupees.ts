/** Whole rupees as they are written in India: ₹1,499. */
export const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`
