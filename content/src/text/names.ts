import type { LocalizedText } from '../text.ts'
import { say } from './localized.ts'

/** People of questions: common names of the two states and of the rest of the country. */
export const MEN = [
  'Ravi',
  'Suresh',
  'Kiran',
  'Mahesh',
  'Naveen',
  'Prasad',
  'Anil',
  'Vamsi',
  'Arjun',
  'Imran',
  'Joseph',
  'Harish',
] as const
export const WOMEN = [
  'Lakshmi',
  'Swathi',
  'Anitha',
  'Divya',
  'Kavitha',
  'Padma',
  'Radha',
  'Meena',
  'Sunitha',
  'Farah',
  'Mary',
  'Jyothi',
] as const
export const PEOPLE = [...MEN, ...WOMEN] as const
export type Person = (typeof PEOPLE)[number]
export const TOWNS = [
  'Vijayawada',
  'Warangal',
  'Guntur',
  'Karimnagar',
  'Nellore',
  'Khammam',
  'Tirupati',
  'Nizamabad',
  'Kurnool',
  'Rajahmundry',
] as const

const IN_SCRIPTS: Readonly<Record<Person | (typeof TOWNS)[number], readonly [te: string, hi: string]>> = {
  Ravi: ['రవి', 'रवि'],
  Suresh: ['సురేష్', 'सुरेश'],
  Kiran: ['కిరణ్', 'किरण'],
  Mahesh: ['మహేష్', 'महेश'],
  Naveen: ['నవీన్', 'नवीन'],
  Prasad: ['ప్రసాద్', 'प्रसाद'],
  Anil: ['అనిల్', 'अनिल'],
  Vamsi: ['వంశీ', 'वंशी'],
  Arjun: ['అర్జున్', 'अर्जुन'],
  Imran: ['ఇమ్రాన్', 'इमरान'],
  Joseph: ['జోసెఫ్', 'जोसेफ'],
  Harish: ['హరీష్', 'हरीश'],
  Lakshmi: ['లక్ష్మి', 'लक्ष्मी'],
  Swathi: ['స్వాతి', 'स्वाति'],
  Anitha: ['అనిత', 'अनिता'],
  Divya: ['దివ్య', 'दिव्या'],
  Kavitha: ['కవిత', 'कविता'],
  Padma: ['పద్మ', 'पद्मा'],
  Radha: ['రాధ', 'राधा'],
  Meena: ['మీనా', 'मीना'],
  Sunitha: ['సునీత', 'सुनीता'],
  Farah: ['ఫరా', 'फ़राह'],
  Mary: ['మేరీ', 'मैरी'],
  Jyothi: ['జ్యోతి', 'ज्योति'],
  Vijayawada: ['విజయవాడ', 'विजयवाड़ा'],
  Warangal: ['వరంగల్', 'वारंगल'],
  Guntur: ['గుంటూరు', 'गुंटूर'],
  Karimnagar: ['కరీంనగర్', 'करीमनगर'],
  Nellore: ['నెల్లూరు', 'नेल्लोर'],
  Khammam: ['ఖమ్మం', 'खम्मम'],
  Tirupati: ['తిరుపతి', 'तिरुपति'],
  Nizamabad: ['నిజామాబాద్', 'निज़ामाबाद'],
  Kurnool: ['కర్నూలు', 'कुरनूल'],
  Rajahmundry: ['రాజమండ్రి', 'राजमुंदरी'],
}

/** A person's or a town's name in the scripts of the three languages. */
export const named = (name: keyof typeof IN_SCRIPTS): LocalizedText => say(name, ...IN_SCRIPTS[name])
