import { examBySlug } from '../../content/src/exams/catalogue.ts'
import type { PageAddress } from '../../contract/src/site/pages.ts'
import { type FAMILY_PATHS, SERIES_PATHS } from '../../web/src/shared/paths/exam-pages.ts'

/** A page of the route table with its first heading; `signedIn` where signed-in students see another one. */
export type KnownPage = {
  readonly path: string
  readonly heading: RegExp
  readonly signedIn?: RegExp
  /** Pages of one template differ in their data alone. */
  readonly template?: string
}

/** The heading of the sign-in page, to which pages of students redirect visitors. */
export const LOGIN = /^Sign in$/

type Headings = Omit<KnownPage, 'path'>

const ALWAYS_THERE: Readonly<Record<PageAddress | `/${keyof typeof FAMILY_PATHS}`, Headings>> = {
  '/': { heading: /./ },
  '/videos': { heading: /^Video Library$/ },
  '/current-affairs': { heading: /^Exam Success Study Hub$/ },
  '/freetest': { heading: /^Free tests$/ },
  '/pricing': { heading: /^Pricing$/ },
  '/test': { heading: /^Pick a test$/ },
  '/demo': { heading: /^ICET TEST$/ },
  '/profile': { heading: LOGIN, signedIn: /^Edit Profile$/ },
  '/login': { heading: LOGIN },
  '/signup': { heading: /^Create an Account$/ },
  '/previousattempts': { heading: /^Previous Test Attempts$/ },
  '/sschome': { heading: /^SSC Exams$/ },
  '/ssc': { heading: /^SSC Exams$/, template: '/sschome' },
  '/bankhome': { heading: /^Bank Exams$/ },
  '/mathome': { heading: /^Management Aptitude Test$/ },
  '/rrbhome': { heading: /^Railway Recruitment$/ },
  '/cathome': { heading: /^CAT Test Series \d{4}$/ },
  '/nimcethome': { heading: /^NIMCET/ },
  '/afcathome': { heading: /^AFCAT portal$/ },
  '/privacy': { heading: /^Privacy Policy$/ },
  '/terms': { heading: /^Terms of Service$/ },
  '/books': { heading: /^Books$/ },
  '/assignments': { heading: /^Test Series$/ },
  '/exams': { heading: /^Your Exams$/ },
  '/practice': { heading: LOGIN, signedIn: /^Practice$/ },
  '/library': { heading: LOGIN, signedIn: /^Library$/ },
  '/ask': { heading: LOGIN, signedIn: /^Doubts$/ },
  '/notes': { heading: /^Study Notes$/ },
  '/blog': { heading: /^Blog$/ },
}

export const EVERY_PAGE: readonly KnownPage[] = [
  ...Object.entries(ALWAYS_THERE).map(([path, headings]) => ({ path, ...headings })),
  ...Object.entries(SERIES_PATHS).map(([path, slug]) => ({
    path: `/${path}`,
    heading: new RegExp(`^${examBySlug(slug)?.title.en} Test Series \\d{4}$`),
    template: 'series',
  })),
  { path: '/current-affairs/percentage', heading: /^Percentages$/ },
  { path: '/current-affairs?category=Daily+Current+Affairs', heading: /^Exam Success Study Hub$/ },
  { path: '/current-affairs/percentage-te', heading: /./ },
  { path: '/blog/when-to-guess', heading: /./ },
  { path: '/icet', heading: LOGIN, signedIn: /^ICET Test Series \d{4}$/ },
  { path: '/profile/999999', heading: LOGIN, signedIn: /./ },
  { path: '/login/forgot', heading: /./ },
  { path: '/exams/icet', heading: /ICET/ },
  { path: '/exams/epfo', heading: /Provident Fund/ },
  { path: '/practice/percentage', heading: LOGIN, signedIn: /^Percentage$/ },
  { path: '/test/999999', heading: /^Instructions$/ },
  { path: '/test/999999/ranks', heading: LOGIN, signedIn: /^Rank list$/ },
  { path: '/ask/new', heading: LOGIN, signedIn: /./ },
  { path: '/bankhome?tab=test-series', heading: /^Bank Exams$/ },
  { path: '/nimcethome?tab=success-stories', heading: /^NIMCET/ },
  { path: '/afcathome?tab=documents', heading: /^AFCAT portal$/ },
  { path: '/ibpspotest?tab=mains', heading: /^IBPS PO Test Series/ },
  { path: '/offline', heading: /^The server cannot be reached$/ },
  { path: '/no-such-page', heading: /^Page not found$/ },
]
