import type { Language } from '@pariksha/contract/languages'

/** What a notification says; the page is in the language of its prefix. */
export const REMINDER_TEXTS: Readonly<Record<Language, { title: string; text: string; path: string }>> = {
  en: {
    title: 'Ten a day',
    text: 'Your ten questions for today are ready. About ten minutes.',
    path: '/practice/-today',
  },
  te: {
    title: 'రోజుకు పది ప్రశ్నలు',
    text: 'నేటి మీ పది ప్రశ్నలు సిద్ధంగా ఉన్నాయి. సుమారు పది నిమిషాలు.',
    path: '/te/practice/-today',
  },
  hi: {
    title: 'रोज़ के दस प्रश्न',
    text: 'आज के आपके दस प्रश्न तैयार हैं। लगभग दस मिनट।',
    path: '/hi/practice/-today',
  },
}
