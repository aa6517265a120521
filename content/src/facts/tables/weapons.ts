import { factTable, t } from '../table.ts'

const TOPIC = 'defence-awareness'

const AIRCRAFT = factTable({
  name: 'aircraft-makers',
  topic: TOPIC,
  settledBy: 'makers of the aircraft; Indian Air Force',
  columns: {
    aircraft: t('Aircraft', 'విమానం/హెలికాప్టర్', 'विमान/हेलीकॉप्टर'),
    country: t('Country of origin', 'మూల దేశం', 'मूल देश'),
  },
  rows: `
Tejas; తేజస్; तेजस | India
Rafale; రఫేల్; रफ़ाल | France
Sukhoi Su-30; సుఖోయ్ Su-30; सुखोई Su-30 | Russia
MiG-21; మిగ్-21; मिग-21 | Russia
Apache (AH-64); అపాచీ (AH-64); अपाचे (AH-64) | USA
Chinook (CH-47); చినూక్ (CH-47); चिनूक (CH-47) | USA
Dhruv (helicopter); ధ్రువ్ (హెలికాప్టర్); ध्रुव (हेलीकॉप्टर) | India
# medium
MiG-29; మిగ్-29; मिग-29 | Russia
Mirage 2000; మిరాజ్ 2000; मिराज 2000 | France
Hawk (trainer); హాక్ (శిక్షణ విమానం); हॉक (प्रशिक्षण विमान) | UK
C-17 Globemaster; C-17 గ్లోబ్‌మాస్టర్; C-17 ग्लोबमास्टर | USA
C-130J Super Hercules; C-130J సూపర్ హెర్క్యులిస్; C-130J सुपर हरक्यूलिस | USA
Prachand (light combat helicopter); ప్రచండ్ (తేలికపాటి యుద్ధ హెలికాప్టర్); प्रचंड (हल्का लड़ाकू हेलीकॉप्टर) | India
Il-76; ఇల్యూషిన్ Il-76; इल्यूशिन Il-76 | Russia
Pilatus PC-7 (trainer); పిలాటస్ PC-7 (శిక్షణ విమానం); पिलाटस PC-7 (प्रशिक्षण विमान) | Switzerland
Mi-17 (helicopter); మి-17 (హెలికాప్టర్); एमआई-17 (हेलीकॉप्टर) | Russia
# hard
Heron (unmanned); హెరాన్ (మానవరహిత); हेरॉन (मानवरहित) | Israel
P-8I (maritime patrol); P-8I (సముద్ర గస్తీ); P-8I (समुद्री गश्त) | USA
Rudra (armed helicopter); రుద్ర (సాయుధ హెలికాప్టర్); रुद्र (सशस्त्र हेलीकॉप्टर) | India
HF-24 Marut; HF-24 మారుత్; HF-24 मारुत | India || India’s first jet fighter, flown in 1961.; భారతదేశ మొదటి జెట్ యుద్ధ విమానం, 1961లో ఎగిరింది.; भारत का पहला जेट लड़ाकू विमान, 1961 में उड़ा।
`,
  relations: [
    {
      of: 'aircraft',
      to: 'country',
      shape: 'many-to-one',
      ask: t(
        'In which country was the **{a}** developed (designs of a former state counted under its successor)?',
        '**{a}**ను ఏ దేశం రూపొందించింది? (సోవియట్ నమూనాలు రష్యా కిందకు)',
        '**{a}** किस देश में विकसित हुआ? (सोवियत डिज़ाइन रूस के अंतर्गत)',
      ),
      askBack: t(
        'Which of these was developed in **{b}**?',
        'వీటిలో **{b}** రూపొందించినది ఏది?',
        'इनमें से **{b}** में कौन-सा विकसित हुआ?',
      ),
      odd: t(
        'Which of these was **not** developed in **{b}**?',
        'వీటిలో **{b}** **రూపొందించనిది** ఏది?',
        'इनमें से कौन-सा **{b}** में विकसित **नहीं** हुआ?',
      ),
      tell: t('{a} was developed in {b}.', '{a} ను రూపొందించిన దేశం {b}.', '{a} {b} में विकसित हुआ।'),
    },
  ],
})

const MISSILES = factTable({
  name: 'missiles',
  topic: TOPIC,
  settledBy: 'Defence Research and Development Organisation',
  columns: { missile: t('Missile', 'క్షిపణి', 'मिसाइल'), kind: t('Kind', 'రకం', 'प्रकार') },
  rows: `
Prithvi; పృథ్వి; पृथ्वी | Surface-to-surface; ఉపరితలం నుండి ఉపరితలానికి; सतह से सतह
Agni; అగ్ని; अग्नि | Surface-to-surface; ఉపరితలం నుండి ఉపరితలానికి; सतह से सतह
Akash; ఆకాశ్; आकाश | Surface-to-air; ఉపరితలం నుండి గగనానికి; सतह से हवा
Trishul; త్రిశూల్; त्रिशूल | Surface-to-air; ఉపరితలం నుండి గగనానికి; सतह से हवा
Nag; నాగ్; नाग | Anti-tank; ట్యాంకు విధ్వంసక; टैंक-रोधी
Astra; అస్త్ర; अस्त्र | Air-to-air; గగనం నుండి గగనానికి; हवा से हवा
# medium
Barak 8; బరాక్ 8; बराक 8 | Surface-to-air; ఉపరితలం నుండి గగనానికి; सतह से हवा
Shaurya; శౌర్య; शौर्य | Surface-to-surface; ఉపరితలం నుండి ఉపరితలానికి; सतह से सतह
Pralay; ప్రళయ్; प्रलय | Surface-to-surface; ఉపరితలం నుండి ఉపరితలానికి; सतह से सतह
Helina (Dhruvastra); హెలీనా (ధ్రువాస్త్ర); हेलिना (ध्रुवास्त्र) | Anti-tank; ట్యాంకు విధ్వంసక; टैंक-रोधी
Rudram; రుద్రం; रुद्रम | Anti-radiation; రాడార్ విధ్వంసక (యాంటీ రేడియేషన్); विकिरण-रोधी
K-15 Sagarika; K-15 సాగరిక; K-15 सागरिका | Submarine-launched; జలాంతర్గామి నుండి ప్రయోగించే; पनडुब्बी से दाग़ी जाने वाली
`,
  relations: [
    {
      of: 'missile',
      to: 'kind',
      shape: 'many-to-one',
      ask: t('Of which kind is the missile **{a}**?', '**{a}** ఏ రకం క్షిపణి?', '**{a}** किस प्रकार की मिसाइल है?'),
      askBack: t(
        'Which of these is a missile of the kind “**{b}**”?',
        'వీటిలో **{b}** క్షిపణి ఏది?',
        'इनमें से **{b}** मिसाइल कौन-सी है?',
      ),
      tell: t('{a} is a missile of the kind “{b}”.', '{a} క్షిపణి రకం: {b}.', '{a} मिसाइल का प्रकार: {b}।'),
      also: `
K-15 Sagarika | Surface-to-surface`,
    },
  ],
})

export const WEAPONS = [...AIRCRAFT, ...MISSILES]
