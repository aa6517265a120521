import {
  BookOpen,
  CalendarDays,
  CirclePlay,
  Dumbbell,
  GraduationCap,
  History,
  House,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  NotebookPen,
  PenLine,
  UserRound,
} from 'lucide-react'
import type { English } from '../texts.ts'

/** The entries of the menu that have a picture; the examinations go without. */
export const MENU_ICONS: { readonly [name in keyof English['links']]?: LucideIcon } = {
  home: House,
  videos: CirclePlay,
  newsLetters: Newspaper,
  previousAttempts: History,
  books: BookOpen,
  testSeries: ListChecks,
  currentAffairs: CalendarDays,
  yourExams: GraduationCap,
  library: LibraryBig,
  doubts: MessageCircleQuestionMark,
  practice: Dumbbell,
  studyNotes: NotebookPen,
  blog: PenLine,
  profile: UserRound,
}
