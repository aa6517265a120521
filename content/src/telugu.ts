/** A word with the ending that Telugu puts right after it: రవికి, సురేష్‌కు, అనితకు. */
export function ended(word: string, ending: string): string {
  // an ending would fuse with a word that closes in a bare consonant
  if (/్$/u.test(word)) return `${word}\u200c${ending}`
  // the dative is కి after an i, కు after others
  return ending === 'కు' && /[ిీై]$/u.test(word) ? `${word}కి` : `${word}${ending}`
}
