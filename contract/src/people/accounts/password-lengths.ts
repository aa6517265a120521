export const PASSWORD_LENGTH = 10
/** Longer than for students, as staff can change the public site. */
export const STAFF_PASSWORD_LENGTH = 12
export const LONGEST_PASSWORD = 128
