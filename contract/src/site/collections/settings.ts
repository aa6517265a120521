import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { fieldCode } from '../../problems/field-problems.ts'
import { TRANSLATED_FIELDS } from '../../texts/translated-fields.ts'
import { NETWORKS } from '../institute.ts'
import { degrees, line, link, picture, text, translatable, versioned, web } from './fields.ts'

/** Settings: collections with a single row. */
export const SETTINGS = {
  institute: translatable(
    {
      name: line(80),
      tagline: line(160),
      about: text(1000),
      logo: picture.nullable(),
      email: z.email(fieldCode('email_not_valid')).max(254),
      phone: line(30),
      address: z.array(line(120)).max(8, 'At most 8 lines.'),
      hours: z.array(z.strictObject({ days: line(40), time: line(40) })).max(8, 'At most 8 lines.'),
      social: z.array(z.strictObject({ network: z.enum(NETWORKS), url: web })).max(10),
      latitude: degrees(90).nullable(),
      longitude: degrees(180).nullable(),
      directions_url: web.nullable(),
      map_embed_url: web.nullable(),
    },
    TRANSLATED_FIELDS.institute,
  ),
  popup: translatable(
    {
      published: z.boolean(),
      title: line(100),
      text: text(600),
      image: picture.nullable(),
      link: link.nullable(),
      link_label: line(40).nullable(),
    },
    TRANSLATED_FIELDS.popup,
  ),
} as const
export type SettingName = keyof typeof SETTINGS

const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]]

const settingParams = z.strictObject({ setting: z.enum(SETTING_NAMES) })

export const readSetting = {
  method: 'GET',
  url: '/staff/settings/:setting/',
  summary: 'A setting: the institute or the welcome popup',
  access: 'site.edit',
  params: settingParams,
  response: { 200: versioned },
} as const satisfies Endpoint

export const changeSetting = {
  method: 'PUT',
  url: '/staff/settings/:setting/',
  summary: 'Replace all fields of a setting; 409 if it was changed since the version that was read',
  access: 'site.edit',
  params: settingParams,
  body: versioned,
  response: { 200: versioned },
} as const satisfies Endpoint
