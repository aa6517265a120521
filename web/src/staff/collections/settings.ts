import type { SETTINGS, SettingName } from '@pariksha/contract/site/collections/settings'
import type { z } from 'zod'
import { choices, type Description, link, linkLabel, published } from './description.ts'

type Institute = z.input<(typeof SETTINGS)['institute']>

type SettingDescriptions = {
  readonly [Name in SettingName]: Pick<
    Description<z.input<(typeof SETTINGS)[Name]>>,
    'title' | 'text' | 'shownAt' | 'fields'
  >
}

export const SETTING_DESCRIPTIONS: SettingDescriptions = {
  institute: {
    title: 'Institute',
    text: 'Name, address, contact details and everything else the website shows about the institute.',
    shownAt: '/#location',
    fields: {
      name: { kind: 'line', label: 'Name' },
      tagline: { kind: 'line', label: 'Tagline', hint: 'One line. Shown in search results and link previews.' },
      about: { kind: 'text', label: 'About' },
      logo: { kind: 'picture', label: 'Logo', hint: 'If you choose none, a standard logo is shown.', optional: true },
      email: { kind: 'line', label: 'E-mail' },
      phone: { kind: 'line', label: 'Phone' },
      address: { kind: 'lines', label: 'Address' },
      hours: {
        kind: 'rows',
        label: 'Business hours',
        columns: [
          { name: 'days', label: 'Days' },
          { name: 'time', label: 'Time' },
        ],
      },
      social: {
        kind: 'rows',
        label: 'Social networks',
        hint: 'Only the networks listed here are shown on the website.',
        columns: [
          {
            name: 'network',
            label: 'Network',
            choices: choices<Institute['social'][number]['network']>({
              youtube: 'YouTube',
              instagram: 'Instagram',
              facebook: 'Facebook',
              telegram: 'Telegram',
              whatsapp: 'WhatsApp',
              x: 'X',
              linkedin: 'LinkedIn',
            }),
          },
          { name: 'url', label: 'Link' },
        ],
      },
      latitude: { kind: 'number', label: 'Latitude', hint: 'Leave empty to show no map.', optional: true },
      longitude: { kind: 'number', label: 'Longitude', optional: true },
      directions_url: {
        kind: 'line',
        label: 'Directions link',
        hint: 'Opens when visitors press “Get Directions”: https://… Leave empty to use the latitude and longitude.',
        optional: true,
      },
      map_embed_url: {
        kind: 'line',
        label: 'Map link',
        hint: 'The “embed a map” link of a map service: https://… The map loads only when a visitor asks for it.',
        optional: true,
      },
    },
  },
  popup: {
    title: 'Welcome popup',
    text: 'Shown to visitors of the home page once per visit.',
    shownAt: '/',
    fields: {
      published,
      title: { kind: 'line', label: 'Title' },
      text: { kind: 'text', label: 'Text' },
      image: {
        kind: 'picture',
        label: 'Picture',
        hint: 'If you choose none, an illustration is shown.',
        optional: true,
      },
      link,
      link_label: linkLabel,
    },
  },
}
