import { readStored, removeStored, writeStored } from './stored.ts'

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

/** Runs before the first paint, so that nothing flashes: the chosen appearance, and whether somebody is signed in. */
export const BEFORE_PAINT = `try{var d=document.documentElement.dataset,l=localStorage,s=sessionStorage,t=l.getItem('theme');if(t=='light'||t=='dark')d.theme=t;d.session=l.getItem('token')||l.getItem('authToken')||s.getItem('token')||s.getItem('authToken')?'in':'out'}catch(e){}`
