import type { Site } from '@pariksha/contract/site/institute'

type Network = Site['social'][number]['network']

const NETWORKS: Record<Network, { readonly name: string; readonly path: string }> = {
  youtube: {
    name: 'YouTube',
    path: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9l5 3-5 3z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.8 7.2h.01',
  },
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.3c0-1 .5-1.8 1.8-1.8h1.7V3h-2.4C12 3 10.5 4.8 10.5 7v2.5h-3V13h3v8',
  },
  telegram: { name: 'Telegram', path: 'M21 4 3 11.2l5.5 2 2.2 6.3 3.2-3.8 4.6 3.5zM8.5 13.2 21 4l-7.1 11.7' },
  whatsapp: {
    name: 'WhatsApp',
    path: 'M3.5 20.5l1.2-4.2A8.5 8.5 0 1 1 8 19.4zM9 8.5c-.6 3.6 3 7.2 6.6 6.6l.4-1.8-2.2-1-1 1c-1.2-.6-1.6-1-2.2-2.2l1-1-1-2z',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  linkedin: { name: 'LinkedIn', path: 'M4 4h16v16H4zM8 11v5.5M8 7.6h.01M12 16.5V11M12 13.4c0-3.2 4.5-3.2 4.5 0v3.1' },
}

type Props = { readonly title: string; readonly links: Site['social'] }

/** Only where the institute is: a network without an address is not shown. */
export function SocialLinks({ title, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-1">
      <h2 className="mr-2 font-semibold text-sm">{title}</h2>
      {links.map(({ network, url }) => (
        <a
          key={network}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-surface hover:text-accent"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={NETWORKS[network].path} />
          </svg>
          <span className="sr-only">{NETWORKS[network].name}</span>
        </a>
      ))}
    </nav>
  )
}
