import { useTextsOf } from '../languages/language-provider.tsx'

const english = {
  options: 'Answers',
  picture: (number: number) => `Picture of question ${number}`,
  optionPicture: (letter: string) => `Picture of answer ${letter}`,
  noPicture: 'The picture could not be loaded.',
  tryPicture: 'Try again',
  typed: {
    label: 'Your answer',
    notANumber: 'This is not a number yet, so it is not saved.',
    backspace: 'Delete the last digit',
    clear: 'Clear',
  },
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('questions', english)
