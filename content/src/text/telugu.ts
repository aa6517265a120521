// Names whose last sound is an i; letters (P, “pī”), what is read as letters (HTTP) and numbers (18) among them.
const ENDS_IN_I =
  /(?:[ిీై]|(?<![A-Za-z])(?:[A-Z]*[B-DF-HJ-NP-TV-Z])?[BCDEGIPTVY]|[89]|(?<!1)1|[1-9]0|(?<![\d,])1,?000)\**$/u

/** Names of several things end in లు; these of one thing do too: నైలు, రైలు, బిల్లు, షెడ్యూలు. */
const ONE_IN_LU = /(?:[ూై]లు|బిల్లు|మిల్లు|రాయలు|శ్రీరాములు)$/u

/** Whether a name is of several things, as its verb has to show: బొమ్మలు, ప్రత్యేక నియోజకవర్గాలు (1909). */
export function isPlural(name: string): boolean {
  const bare = name.replaceAll('*', '').replace(/ \([^)]*\)$/u, '')
  return bare.endsWith('లు') && !ONE_IN_LU.test(bare)
}

/**
 * A name with the ending that Telugu puts right after it: రవికి, సురేష్‌కు, గ్రంథానికి. Bold letters of Markdown may stand
 * around the name, or begin before it and be closed by `mark`.
 */
export function withEnding(name: string, ending: string, mark = ''): string {
  if (!ending) return `${name}${mark}`
  // an ending would fuse with a name that closes in a bare consonant
  if (/్\**$/u.test(name)) return `${name}${mark}\u200c${ending}`
  // Markdown does not close a bold that ends in a bracket before a letter: the ending goes into the bold
  if (/[)\]”’]$/.test(name)) return `${name}${ending}${mark}`
  if (/[)\]”’]\*\*$/.test(name)) return `${name.slice(0, -2)}${ending}**`
  // a name in ం changes before these endings: గ్రంథం, గ్రంథానికి, గ్రంథాన్ని
  const changed = { కు: 'ానికి', ను: 'ాన్ని' }[ending]
  if (changed && /[క-హ]ం\**$/u.test(name)) return `${name.replace(/ం(\**)$/u, `${changed}$1`)}${mark}`
  // a plural loses its u (but not కర్నూలు, a town): గవదబిళ్లలు, గవదబిళ్లలకు, గవదబిళ్లలతో
  if (changed ? /(?<!ూ)లు\**$/u.test(name) : /^(లో|తో|పై)/u.test(ending) && isPlural(name))
    return `${name.replace(/లు(\**)$/u, `ల${ending}$1`)}${mark}`
  // the dative is కి after an i, కు after others; so are ని and ను
  if (/^[కన]ు$/u.test(ending) && ENDS_IN_I.test(name)) return `${name}${mark}${ending[0]}ి`
  return `${name}${mark}${ending}`
}
