import { useTextsOf } from '../languages/language-provider.tsx'
import type { SaveState } from './editor/note-autosave.ts'

const english = {
  heading: 'Study Notes',
  description: 'Chapter notes to read or download, and a place for notes of your own.',
  lead: 'Chapter notes of the institute to read online or as PDF, and notes of your own.',
  chapter: {
    title: 'Chapter notes',
    none: 'No chapter notes yet',
    noneText: 'Chapter notes will be shown here when the institute publishes them.',
    hub: 'All study materials',
    pages: {
      label: 'Pages of chapter notes',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
  own: {
    title: 'Your notes',
    signedOut: 'Sign in to keep notes of your own. Only you can read them.',
    new: 'New note',
    search: 'Search',
    searchLabel: 'Search your notes',
    placeholder: 'Search your notes...',
    loading: 'Loading your notes',
    failed: 'Your notes could not be loaded.',
    none: 'No notes of your own yet',
    noneText: 'Write down what you want to remember: rules, mistakes, formulae. Notes are saved as you type.',
    noneFound: 'No notes found',
    noneFoundText: 'Try other words.',
    untitled: 'Untitled',
    changed: (day: string) => `changed on ${day}`,
    delete: 'Delete',
    deleteName: (title: string) => `Delete ${title}`,
    unsent: 'Only on this device',
    unsentText: 'These notes have words that are not saved yet. Open a note to save it.',
  },
  editor: {
    back: 'All notes',
    heading: 'Note',
    title: 'Title',
    text: 'Note',
    hint: 'You can use **bold**, lists and formulas such as $x^2$. See them under "Read".',
    loading: 'Loading the note',
    failed: 'The note could not be loaded.',
    gone: 'Note not found',
    goneText: 'It may have been deleted.',
    states: {
      saved: 'Saved',
      typing: 'Not saved yet…',
      saving: 'Saving…',
      offline: 'Not saved: no connection. Your words are kept on this device and saved when the connection is back.',
      'changed-elsewhere':
        'This note was changed on another device. Your words are kept on this device and are not saved yet.',
      'deleted-elsewhere':
        'This note was deleted on another device. Your words are kept on this device and are not saved yet.',
      full: 'Not saved: you have as many notes as can be kept. Delete one first, then continue.',
      'signed-out': 'Not saved: your session has expired. Your words are kept on this device.',
      refused: 'Not saved: the note has characters that cannot be stored, or it is too long.',
    } satisfies Record<SaveState, string>,
    refusedFor: (why: string) => `Not saved. Your words are kept on this device. ${why}`,
    savedAt: (time: string) => `Saved at ${time}`,
    empty: 'Notes are saved automatically.',
    login: 'Login',
    asNew: 'Keep my words as a new note',
    takeOther: 'Use the other version',
    tryAgain: 'Try again',
    write: 'Write',
    read: 'Read',
    modes: 'View',
    readNothing: 'Nothing to read yet.',
    readUnsaved: 'You can read it here after the note is saved.',
    delete: 'Delete this note',
    deleted: 'The note was deleted.',
    undo: 'Undo',
    undone: 'The note was restored.',
    failedChange: 'That did not work. Please try again.',
  },
} as const

export type English = typeof english
export type Texts = ReturnType<typeof useTexts>

export const useTexts = () => useTextsOf('notes', english)
