import { useTextsOf } from '../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Check a certificate',
  description: 'Whether a certificate of participation is genuine.',
  loading: 'Looking for the certificate',
  failed: 'The certificate could not be checked.',
  unknown: 'No certificate has this number.',
  unknownText: 'Compare the number in the address of this page with the one on the certificate.',
  genuine: 'This certificate is genuine.',
  took: 'Certificate of participation in a live test',
  name: 'Name',
  test: 'Test',
  ofShift: (title: string, shift: number) => `${title}, shift ${shift}`,
  date: 'Date',
  institute: 'Institute',
  number: 'Certificate number',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('certificates', english)
