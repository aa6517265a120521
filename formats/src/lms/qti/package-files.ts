import type { FindFile } from '../../building/read-html.ts'
import type { Archive } from '../../package/read-archive.ts'

/** Files of a package as addresses in its documents name them: relative, encoded, with the stubs of Canvas and Blackboard. */
export function packageFiles(archive: Archive): { find(address: string, from: string): ReturnType<FindFile> } {
  const names = new Set(archive.names)
  const read = (name: string) => {
    const bytes = names.has(name) ? archive.read(name) : undefined
    return bytes && { name, bytes }
  }
  return {
    find(address, from) {
      const plain = decoded(address.replace(/[?#].*$/, ''))
      if (plain === '' || /^[a-z]+:\/\//i.test(plain)) return undefined
      const direct = read(resolved(plain, from)) ?? read(plain.replace(/^\/+/, ''))
      if (direct) return direct
      const [, canvas] = /^\$(?:IMS-CC|IMS_CC)-?FILEBASE\$\/?(.*)$/.exec(plain) ?? []
      const [, blackboard] = /(xid-\w+)/.exec(plain) ?? []
      const ending = canvas ?? plain.split('/').at(-1) ?? ''
      const name = archive.names.find((one) =>
        blackboard ? new RegExp(`${blackboard}(\\.\\w+)?$`).test(one) : one === ending || one.endsWith(`/${ending}`),
      )
      return name === undefined || ending === '' ? undefined : read(name)
    },
  }
}

/** A relative address from the document that names it. */
export function resolved(address: string, from: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of address.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
