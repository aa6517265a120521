import type { SETTINGS, SettingName } from '@pariksha/contract/staff-collections'
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
    text: 'Name, address and everything else that the site says of the institute.',
    shownAt: '/#location',
    fields: {
      name: { kind: 'line', label: 'Name' },
      tagline: { kind: 'line', label: 'In one line', hint: 'For search engines and link previews.' },
      about: { kind: 'text', label: 'About' },
      logo: { kind: 'picture', label: 'Logo', hint: 'None: a drawn mark.', optional: true },
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
        hint: 'Only these are shown.',
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
          { name: 'url', label: 'Address' },
        ],
      },
      latitude: { kind: 'number', label: 'Latitude', hint: 'Empty: no map.', optional: true },
      longitude: { kind: 'number', label: 'Longitude', optional: true },
      directions_url: {
        kind: 'line',
        label: 'Directions',
        hint: 'Where “Get Directions” leads: https://… Empty: to the position above.',
        optional: true,
      },
      map_embed_url: {
        kind: 'line',
        label: 'Map to show',
        hint: 'The address of a map made for embedding. It is loaded only when a visitor asks for it.',
        optional: true,
      },
    },
  },
  popup: {
    title: 'Welcome popup',
    text: 'Greets visitors of the home page once per visit.',
    shownAt: '/',
    fields: {
      published,
      title: { kind: 'line', label: 'Title' },
      text: { kind: 'text', label: 'Text' },
      image: { kind: 'picture', label: 'Picture', hint: 'None: a drawn one.', optional: true },
      link,
      link_label: linkLabel,
    },
  },
}
