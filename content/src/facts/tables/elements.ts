import { factTable, t } from '../table.ts'

const TOPIC = 'chemistry-facts'

const ELEMENTS = factTable({
  name: 'elements',
  topic: TOPIC,
  settledBy: 'periodic table of IUPAC',
  columns: {
    element: t('Element', 'మూలకం', 'तत्व'),
    symbol: t('Symbol', 'సంకేతం', 'प्रतीक'),
    number: t('Atomic number', 'పరమాణు సంఖ్య', 'परमाणु क्रमांक'),
  },
  same: { symbol: String },
  rows: `
Hydrogen; హైడ్రోజన్; हाइड्रोजन | H | 1
Helium; హీలియం; हीलियम | He | 2
Carbon; కార్బన్; कार्बन | C | 6
Nitrogen; నైట్రోజన్; नाइट्रोजन | N | 7
Oxygen; ఆక్సిజన్; ऑक्सीजन | O | 8
Sodium; సోడియం; सोडियम | Na | 11 || From the Latin natrium.; లాటిన్ పేరు నేట్రియం నుండి.; लैटिन नाम नेट्रियम से।
Magnesium; మెగ్నీషియం; मैग्नीशियम | Mg | 12
Aluminium; అల్యూమినియం; ऐलुमिनियम | Al | 13
Phosphorus; ఫాస్ఫరస్; फॉस्फोरस | P | 15
Sulphur; సల్ఫర్; सल्फर | S | 16
Chlorine; క్లోరిన్; क्लोरीन | Cl | 17
Potassium; పొటాషియం; पोटैशियम | K | 19 || From the Latin kalium.; లాటిన్ పేరు కాలియం నుండి.; लैटिन नाम कैलियम से।
Calcium; కాల్షియం; कैल्शियम | Ca | 20
Iron; ఇనుము; लोहा | Fe | 26 || From the Latin ferrum.; లాటిన్ పేరు ఫెర్రం నుండి.; लैटिन नाम फेरम से।
Copper; రాగి; ताँबा | Cu | 29 || From the Latin cuprum.; లాటిన్ పేరు క్యుప్రం నుండి.; लैटिन नाम क्यूप्रम से।
Zinc; జింక్; जस्ता | Zn | 30
Silver; వెండి; चाँदी | Ag | 47 || From the Latin argentum.; లాటిన్ పేరు అర్జెంటం నుండి.; लैटिन नाम अर्जेंटम से।
Gold; బంగారం; सोना | Au | 79 || From the Latin aurum.; లాటిన్ పేరు ఆరం నుండి.; लैटिन नाम ऑरम से।
# medium
Lithium; లిథియం; लीथियम | Li | 3
Beryllium; బెరీలియం; बेरिलियम | Be | 4
Boron; బోరాన్; बोरॉन | B | 5
Fluorine; ఫ్లోరిన్; फ्लोरीन | F | 9
Neon; నియాన్; निऑन | Ne | 10
Silicon; సిలికాన్; सिलिकॉन | Si | 14
Argon; ఆర్గాన్; आर्गन | Ar | 18
Titanium; టైటానియం; टाइटेनियम | Ti | 22
Chromium; క్రోమియం; क्रोमियम | Cr | 24
Manganese; మాంగనీస్; मैंगनीज़ | Mn | 25
Cobalt; కోబాల్ట్; कोबाल्ट | Co | 27
Nickel; నికెల్; निकल | Ni | 28
Arsenic; ఆర్సెనిక్; आर्सेनिक | As | 33
Bromine; బ్రోమిన్; ब्रोमीन | Br | 35
Tin; తగరం; टिन | Sn | 50 || From the Latin stannum.; లాటిన్ పేరు స్టానం నుండి.; लैटिन नाम स्टैनम से।
Iodine; అయోడిన్; आयोडीन | I | 53
Mercury; పాదరసం; पारा | Hg | 80 || From hydrargyrum, liquid silver.; హైడ్రార్జిరం (ద్రవ వెండి) నుండి.; हाइड्रार्जिरम (द्रव चाँदी) से।
Lead; సీసం; सीसा | Pb | 82 || From the Latin plumbum.; లాటిన్ పేరు ప్లంబం నుండి.; लैटिन नाम प्लंबम से।
Radon; రేడాన్; रेडॉन | Rn | 86
Uranium; యురేనియం; यूरेनियम | U | 92
# hard
Vanadium; వెనేడియం; वैनेडियम | V | 23
Selenium; సెలీనియం; सेलेनियम | Se | 34
Krypton; క్రిప్టాన్; क्रिप्टॉन | Kr | 36
Zirconium; జిర్కోనియం; ज़िरकोनियम | Zr | 40
Cadmium; కాడ్మియం; कैडमियम | Cd | 48
Antimony; ఆంటిమొనీ; एंटीमनी | Sb | 51 || From the Latin stibium.; లాటిన్ పేరు స్టిబియం నుండి.; लैटिन नाम स्टिबियम से।
Xenon; జెనాన్; ज़ेनॉन | Xe | 54
Caesium; సీజియం; सीज़ियम | Cs | 55
Barium; బేరియం; बेरियम | Ba | 56
Tungsten; టంగ్‌స్టన్; टंगस्टन | W | 74 || From the German Wolfram.; జర్మన్ పేరు వోల్ఫ్రామ్ నుండి.; जर्मन नाम वोल्फ्राम से।
Platinum; ప్లాటినం; प्लैटिनम | Pt | 78
Bismuth; బిస్మత్; बिस्मथ | Bi | 83
Polonium; పొలోనియం; पोलोनियम | Po | 84
Radium; రేడియం; रेडियम | Ra | 88
Thorium; థోరియం; थोरियम | Th | 90
Plutonium; ప్లుటోనియం; प्लूटोनियम | Pu | 94
`,
  relations: [
    {
      of: 'element',
      to: 'symbol',
      shape: 'one-to-one',
      ask: t(
        'What is the chemical symbol of **{a}**?',
        '**{a}** రసాయన సంకేతం ఏది?',
        '**{a}** – इसका रासायनिक प्रतीक क्या है?',
      ),
      askBack: t('Which element has the symbol **{b}**?', '**{b}** ఏ మూలకం సంకేతం?', '**{b}** किस तत्व का प्रतीक है?'),
      tell: t('The symbol of {a} is {b}.', '{a} సంకేతం {b}.', '{a} – प्रतीक: {b}।'),
    },
    {
      of: 'element',
      to: 'number',
      shape: 'one-to-one',
      ask: t('What is the atomic number of **{a}**?', '**{a}** పరమాణు సంఖ్య ఎంత?', '**{a}** – इसका परमाणु क्रमांक क्या है?'),
      askBack: t(
        'Which element has the atomic number **{b}**?',
        'పరమాణు సంఖ్య **{b}** గల మూలకం ఏది?',
        'किस तत्व का परमाणु क्रमांक **{b}** है?',
      ),
      tell: t('The atomic number of {a} is {b}.', '{a} పరమాణు సంఖ్య {b}.', '{a} – परमाणु क्रमांक: {b}।'),
    },
  ],
})

export const ELEMENTS_AND_SYMBOLS = [...ELEMENTS]
