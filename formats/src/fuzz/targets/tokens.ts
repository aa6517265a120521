/** What any file is likely to hold where a parser does not expect it. */
export const COMMON = [
  '',
  ' ',
  '\n',
  '\n\n',
  '\0',
  '"',
  "'",
  '<',
  '&',
  '&amp;',
  '\\',
  '$',
  '\ufeff',
  '\u200d',
  '😀',
  '９',
  'తె',
  'कि',
  '1'.repeat(30),
]

/** Markup besides. */
export const MARKUP = [
  ...COMMON,
  ']]>',
  '<!--',
  '-->',
  '<?x?>',
  '&#0;',
  '&#x10ffff;',
  '&lt;p&gt;',
  '<a/>',
  '<![CDATA[',
  '-1',
  '99999999999',
  'true',
]

/** Numbers, letters and headings of a paper besides. */
export const PAPER = [
  ...COMMON,
  '\t',
  '1. ',
  'Q2) ',
  '(a) ',
  'B. ',
  '① ',
  'Ans: a',
  'Sol. (b) ',
  ' [b]\n',
  'Hence option A is correct.',
  'Answer Key',
  '1-a 2-b',
  'Directions (1-3): ',
  'SECTION A',
  '$x$',
  '|',
]

export const BINARY = ['', '\0', '\u0001\0', '\u0003\0\u000a\0', '\u007f'.repeat(30), '\0'.repeat(30)]
