import { languageCookie } from '../../languages/language.ts'
import { readStored, removeStored, writeStored } from '../stored.ts'

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

export function readAppearance(): Appearance {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setAppearance(appearance: Appearance) {
  if (appearance === 'system') {
    removeStored('theme')
    delete document.documentElement.dataset.theme
  } else {
    writeStored('theme', appearance)
    document.documentElement.dataset.theme = appearance
  }
}

/**
 * Runs before the first paint, so that nothing flashes: the chosen appearance, whether somebody is signed in, and which
 * language an English page is offered in (shell/language/language-offer.tsx): the one read last, else the browser's.
 */
export const BEFORE_PAINT = `try{var e=document.documentElement,d=e.dataset,l=localStorage,s=sessionStorage,t=l.getItem('theme');if(t=='light'||t=='dark')d.theme=t;d.session=l.getItem('token')||l.getItem('authToken')||s.getItem('token')||s.getItem('authToken')?'in':'out';if(e.lang!='en')document.cookie='${languageCookie('@')}'.replace('@',e.lang);else{var c=/(?:^|; )lang=(\\w\\w)/.exec(document.cookie),o=c?c[1]:(navigator.languages||[]).map(function(n){return n.slice(0,2)}).find(function(n){return/en|te|hi/.test(n)});if(o=='te'||o=='hi')d.offer=o}}catch(e){}`
