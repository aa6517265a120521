import { MEANING, TERM } from '../../shared/facts/labels.ts'
import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

const TOPIC = 'computer-facts'

const SHORTCUTS = factTable({
  name: 'keyboard-shortcuts',
  topic: TOPIC,
  settledBy: 'help pages of Windows and of the common office programs',
  columns: { keys: say('Shortcut', 'షార్ట్‌కట్', 'शॉर्टकट'), action: say('Action', 'చర్య', 'क्रिया') },
  same: { keys: String },
  rows: new URL('./keyboard-shortcuts.csv', import.meta.url),
  relations: [
    {
      of: 'keys',
      to: 'action',
      shape: 'one-to-one',
      ask: say(
        'What does the shortcut **{a}** usually do?',
        '**{a}** షార్ట్‌కట్ సాధారణంగా ఏమి చేస్తుంది?',
        '**{a}** शॉर्टकट सामान्यतः क्या करता है?',
      ),
      askBack: say(
        'Which shortcut is used for the action “**{b}**”?',
        '**{b}** – ఈ చర్యకు షార్ట్‌కట్ ఏది?',
        '**{b}** – इस क्रिया का शॉर्टकट कौन-सा है?',
      ),
      tell: say('The action of {a} is “{b}”.', '{a} చేసే పని: {b}.', '{a} का काम: {b}।'),
    },
  ],
})

const FILES = factTable({
  name: 'file-extensions',
  topic: TOPIC,
  settledBy: 'registered media types and documentation of the formats',
  columns: { extension: say('Extension', 'ఎక్స్‌టెన్షన్', 'एक्सटेंशन'), kind: say('Kind of file', 'ఫైల్ రకం', 'फ़ाइल का प्रकार') },
  same: { extension: String },
  rows: new URL('./file-extensions.csv', import.meta.url),
  relations: [
    {
      of: 'extension',
      to: 'kind',
      shape: 'many-to-one',
      ask: say(
        'What kind of file usually has the extension **{a}**?',
        '**{a}** ఎక్స్‌టెన్షన్ సాధారణంగా ఏ రకం ఫైల్‌కు ఉంటుంది?',
        '**{a}** एक्सटेंशन सामान्यतः किस प्रकार की फ़ाइल का होता है?',
      ),
      askBack: say(
        'Which of these is the usual extension of a file of the kind “**{b}**”?',
        '**{b}** – ఈ రకం ఫైల్‌కు వీటిలో సాధారణ ఎక్స్‌టెన్షన్ ఏది?',
        '**{b}** – इस प्रकार की फ़ाइल का सामान्य एक्सटेंशन इनमें से कौन-सा है?',
      ),
      odd: say(
        'Which of these is **not** an extension of files of the kind “**{b}**”?',
        '**{b}** – వీటిలో ఈ రకం ఫైల్ ఎక్స్‌టెన్షన్ **కానిది** ఏది?',
        '**{b}** – इनमें से कौन-सा इस प्रकार की फ़ाइल का एक्सटेंशन **नहीं** है?',
      ),
      tell: say('{a} is of the kind “{b}”.', '{a} రకం: {b}.', '{a} का प्रकार: {b}।'),
    },
  ],
})

const NETWORK = factTable({
  name: 'protocols-and-parts',
  topic: TOPIC,
  settledBy: 'RFCs of the Internet Engineering Task Force; computer textbooks',
  columns: { term: TERM, meaning: MEANING },
  same: { term: String },
  rows: new URL('./protocols-and-parts.csv', import.meta.url),
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: say('Which of these describes **{a}**?', '**{a}**ను వర్ణించేది వీటిలో ఏది?', 'इनमें से **{a}** का वर्णन कौन-सा है?'),
      askBack: say(
        'Which of these does the description “**{b}**” fit?',
        '**{b}** – ఇది వీటిలో దేనికి సరిపోతుంది?',
        '**{b}** – यह इनमें से किस पर ठीक बैठता है?',
      ),
      tell: say('{a} is described as “{b}”.', '{a} వర్ణన: {b}.', '{a} का वर्णन: {b}।'),
    },
  ],
})

const SIZES = factTable({
  name: 'sizes',
  topic: TOPIC,
  settledBy: 'RFCs of the Internet Engineering Task Force; textbooks of computing',
  columns: { term: TERM, meaning: MEANING },
  rows: new URL('./sizes.csv', import.meta.url),
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: say('What is the size of **{a}**?', '**{a}** ఎంత (పరిమాణం)?', '**{a}** – आकार कितना होता है?'),
      askBack: say(
        'Which of these is of the size **{b}**?',
        'వీటిలో **{b}** పరిమాణం గలది ఏది?',
        'इनमें से किसका आकार **{b}** है?',
      ),
      tell: say('The size of {a} is {b}.', '{a} పరిమాణం {b}.', '{a} – आकार: {b}।'),
    },
  ],
})

const DEVICES = factTable({
  name: 'devices',
  topic: TOPIC,
  settledBy: 'textbooks of computing',
  columns: { device: say('Device', 'పరికరం', 'उपकरण'), kind: say('Kind', 'రకం', 'प्रकार') },
  rows: new URL('./devices.csv', import.meta.url),
  relations: [
    {
      of: 'device',
      to: 'kind',
      shape: 'many-to-one',
      ask: say('Of which kind is **{a}** chiefly?', '**{a}** ప్రధానంగా ఏమిటి?', '**{a}** मुख्यतः क्या है?'),
      askBack: say('Which of these is of the kind “**{b}**”?', 'వీటిలో **{b}** ఏది?', 'इनमें से **{b}** कौन-सा है?'),
      odd: say(
        'Which of these is **not** of the kind “**{b}**”?',
        'వీటిలో **{b}** **కానిది** ఏది?',
        'इनमें से कौन-सा **{b}** **नहीं** है?',
      ),
      tell: say('{a} is of the kind “{b}”.', '{a} రకం: {b}.', '{a} का प्रकार: {b}।'),
    },
  ],
})

export const COMPUTER = [...SHORTCUTS, ...FILES, ...NETWORK, ...SIZES, ...DEVICES]
