/** Browser storage with a fallback in memory where it is disabled or full. */
const memory = new Map<string, string>()

function open(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

export function readStored(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  return open(kind)?.getItem(key) ?? memory.get(`${kind}/${key}`) ?? null
}

export function writeStored(key: string, value: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    open(kind)?.setItem(key, value)
    memory.delete(`${kind}/${key}`)
  } catch {
    memory.set(`${kind}/${key}`, value)
  }
}

export function removeStored(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage') {
  memory.delete(`${kind}/${key}`)
  open(kind)?.removeItem(key)
}
