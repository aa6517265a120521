import { factTable, t } from '../table.ts'

const TOPIC = 'biology-facts'

const VITAMINS = factTable({
  name: 'vitamins',
  topic: TOPIC,
  settledBy: 'IUPAC–IUB nomenclature of vitamins; NCERT biology textbooks',
  columns: {
    vitamin: t('Vitamin', 'విటమిన్', 'विटामिन'),
    chemical: t('Chemical name', 'రసాయన నామం', 'रासायनिक नाम'),
    disease: t('Effect of deficiency', 'లోపం వల్ల వచ్చేది', 'कमी का प्रभाव'),
  },
  rows: `
Vitamin A; విటమిన్ A; विटामिन A | Retinol; రెటినాల్; रेटिनॉल | Night blindness; రేచీకటి; रतौंधी
Vitamin B1; విటమిన్ B1; विटामिन B1 | Thiamine; థయామిన్; थायमिन | Beriberi; బెరిబెరి; बेरी-बेरी
Vitamin C; విటమిన్ C; विटामिन C | Ascorbic acid; ఆస్కార్బిక్ ఆమ్లం; ऐस्कॉर्बिक अम्ल | Scurvy; స్కర్వీ; स्कर्वी
Vitamin D; విటమిన్ D; विटामिन D | Calciferol; కాల్సిఫెరాల్; कैल्सिफ़ेरॉल | Rickets; రికెట్స్; सूखा रोग (रिकेट्स)
Vitamin K; విటమిన్ K; विटामिन K | Phylloquinone; ఫిల్లోక్వినోన్; फाइलोक्विनोन | Delayed clotting of blood; రక్తం గడ్డకట్టడంలో ఆలస్యం; रक्त का देर से जमना
# medium
Vitamin E; విటమిన్ E; विटामिन E | Tocopherol; టోకోఫెరాల్; टोकोफ़ेरॉल | -
Vitamin B2; విటమిన్ B2; विटामिन B2 | Riboflavin; రైబోఫ్లేవిన్; राइबोफ्लेविन | Cracks at the corners of the mouth (cheilosis); నోటి మూలల్లో పగుళ్లు (చీలోసిస్); मुँह के कोनों का फटना (कीलोसिस)
Vitamin B3; విటమిన్ B3; विटामिन B3 | Niacin; నియాసిన్; नियासिन | Pellagra; పెల్లాగ్రా; पेलाग्रा
Vitamin B12; విటమిన్ B12; विटामिन B12 | Cyanocobalamin; సయనోకోబాలమిన్; सायनोकोबालामिन | Pernicious anaemia; హానికర రక్తహీనత; प्रणाशी रक्ताल्पता
# hard
Vitamin B5; విటమిన్ B5; विटामिन B5 | Pantothenic acid; పాంటోథెనిక్ ఆమ్లం; पैंटोथेनिक अम्ल | -
Vitamin B6; విటమిన్ B6; विटामिन B6 | Pyridoxine; పిరిడాక్సిన్; पाइरिडॉक्सिन | -
Vitamin B7; విటమిన్ B7; विटामिन B7 | Biotin; బయోటిన్; बायोटिन | -
Vitamin B9; విటమిన్ B9; विटामिन B9 | Folic acid; ఫోలిక్ ఆమ్లం; फ़ोलिक अम्ल | -
`,
  relations: [
    {
      of: 'vitamin',
      to: 'chemical',
      shape: 'one-to-one',
      ask: t('What is the chemical name of **{a}**?', '**{a}** రసాయన నామం ఏది?', '**{a}** का रासायनिक नाम क्या है?'),
      askBack: t(
        '**{b}** is the chemical name of which vitamin?',
        '**{b}** ఏ విటమిన్ రసాయన నామం?',
        '**{b}** किस विटामिन का रासायनिक नाम है?',
      ),
      tell: t('The chemical name of {a} is {b}.', '{a} రసాయన నామం {b}.', '{a} का रासायनिक नाम {b} है।'),
    },
    {
      of: 'vitamin',
      to: 'disease',
      shape: 'one-to-one',
      ask: t(
        'What does a lack of **{a}** chiefly cause?',
        '**{a}** లోపం వల్ల ప్రధానంగా ఏమి వస్తుంది?',
        '**{a}** की कमी से मुख्यतः क्या होता है?',
      ),
      askBack: t(
        'A lack of which vitamin chiefly causes **{b}**?',
        '**{b}** ప్రధానంగా ఏ విటమిన్ లోపం వల్ల వస్తుంది?',
        '**{b}** मुख्यतः किस विटामिन की कमी का परिणाम है?',
      ),
      tell: t('A lack of {a} chiefly causes “{b}”.', '{a} లోపం వల్ల: {b}.', '{a} की कमी से: {b}।'),
    },
  ],
})

const DISEASES = factTable({
  name: 'diseases-and-agents',
  topic: TOPIC,
  settledBy: 'World Health Organization; NCERT biology textbooks',
  columns: { disease: t('Disease', 'వ్యాధి', 'रोग'), agent: t('Kind of agent', 'కారకం', 'कारक') },
  rows: `
Malaria; మలేరియా; मलेरिया | Protozoan; ప్రోటోజోవా; प्रोटोज़ोआ || Plasmodium, carried by the female Anopheles mosquito.; ప్లాస్మోడియం – ఆడ అనాఫిలిస్ దోమ ద్వారా.; प्लाज़्मोडियम – मादा एनोफ़िलीज़ मच्छर द्वारा।
Tuberculosis; క్షయ; क्षय रोग (टी.बी.) | Bacterium; బాక్టీరియా; जीवाणु
Cholera; కలరా; हैजा | Bacterium; బాక్టీరియా; जीवाणु
Typhoid; టైఫాయిడ్; टाइफ़ॉइड | Bacterium; బాక్టీరియా; जीवाणु
Tetanus; ధనుర్వాతం; टिटनेस | Bacterium; బాక్టీరియా; जीवाणु
AIDS; ఎయిడ్స్; एड्स | Virus; వైరస్; विषाणु
Polio; పోలియో; पोलियो | Virus; వైరస్; विषाणु
Dengue; డెంగ్యూ; डेंगू | Virus; వైరస్; विषाणु || Carried by the Aedes mosquito.; ఏడిస్ దోమ ద్వారా వ్యాపిస్తుంది.; एडीज़ मच्छर से फैलता है।
Measles; తట్టు (పొంగు); खसरा | Virus; వైరస్; विषाणु
Rabies; రేబిస్; रेबीज़ | Virus; వైరస్; विषाणु
Ringworm; తామర; दाद | Fungus; శిలీంధ్రం; कवक
# medium
Diphtheria; డిఫ్తీరియా; डिप्थीरिया | Bacterium; బాక్టీరియా; जीवाणु
Leprosy; కుష్ఠు; कुष्ठ | Bacterium; బాక్టీరియా; जीवाणु
Plague; ప్లేగు; प्लेग | Bacterium; బాక్టీరియా; जीवाणु
Whooping cough; కోరింత దగ్గు; काली खाँसी | Bacterium; బాక్టీరియా; जीवाणु
Anthrax; ఆంత్రాక్స్; एंथ्रेक्स | Bacterium; బాక్టీరియా; जीवाणु
Mumps; గవదబిళ్లలు; गलसुआ | Virus; వైరస్; विषाणु
Chickenpox; ఆటలమ్మ; छोटी माता | Virus; వైరస్; विषाणु
Smallpox; మశూచి; चेचक | Virus; వైరస్; विषाणु || The only human disease wiped out from the world (1980).; ప్రపంచం నుండి నిర్మూలించిన ఏకైక మానవ వ్యాధి (1980).; विश्व से मिटाया गया एकमात्र मानव रोग (1980)।
Yellow fever; ఎల్లో ఫీవర్; पीत ज्वर | Virus; వైరస్; विषाणु
Chikungunya; చికున్‌గున్యా; चिकनगुनिया | Virus; వైరస్; विषाणु
Athlete’s foot; అథ్లెట్స్ ఫుట్; एथलीट फुट | Fungus; శిలీంధ్రం; कवक
Kala-azar; కాలా-అజార్; कालाजार | Protozoan; ప్రోటోజోవా; प्रोटोज़ोआ || Carried by the sandfly.; ఇసుక ఈగ ద్వారా వ్యాపిస్తుంది.; बालू मक्खी से फैलता है।
African sleeping sickness; ఆఫ్రికన్ నిద్ర వ్యాధి; अफ्रीकी निद्रा रोग | Protozoan; ప్రోటోజోవా; प्रोटोज़ोआ
Amoebic dysentery; అమీబిక్ జిగట విరేచనాలు; अमीबी पेचिश | Protozoan; ప్రోటోజోవా; प्रोटोज़ोआ
# hard
Elephantiasis (filariasis); బోదకాలు (ఫైలేరియా); फीलपाँव (फ़ाइलेरिया) | Worm; పురుగు (హెల్మింత్); कृमि
Ascariasis; ఆస్కారియాసిస్; ऐस्केरिएसिस | Worm; పురుగు (హెల్మింత్); कृमि
Taeniasis; టీనియాసిస్; टीनिएसिस | Worm; పురుగు (హెల్మింత్); कृमि
Syphilis; సిఫిలిస్; सिफ़िलिस | Bacterium; బాక్టీరియా; जीवाणु
Candidiasis; కాండిడియాసిస్; कैंडिडिएसिस | Fungus; శిలీంధ్రం; कवक
`,
  relations: [
    {
      of: 'disease',
      to: 'agent',
      shape: 'many-to-one',
      ask: t(
        'What kind of agent causes **{a}**?',
        '**{a}**కు కారణమైన కారకం ఏ రకం?',
        '**{a}** – यह रोग किस प्रकार के कारक से होता है?',
      ),
      askBack: t(
        'Which of these diseases is caused by an agent of the kind “**{b}**”?',
        'వీటిలో **{b}** వల్ల వచ్చే వ్యాధి ఏది?',
        'इनमें से कौन-सा रोग **{b}** से होता है?',
      ),
      odd: t(
        'Which of these diseases is **not** caused by an agent of the kind “**{b}**”?',
        'వీటిలో **{b}** వల్ల **రాని** వ్యాధి ఏది?',
        'इनमें से कौन-सा रोग **{b}** से **नहीं** होता?',
      ),
      tell: t('{a} is caused by an agent of the kind “{b}”.', '{a} కారకం: {b}.', '{a} का कारक: {b}।'),
    },
  ],
})

const HORMONES = factTable({
  name: 'glands-and-hormones',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { hormone: t('Secretion', 'స్రావం', 'स्राव'), gland: t('Gland', 'గ్రంథి', 'ग्रंथि') },
  rows: `
Insulin; ఇన్సులిన్; इंसुलिन | Pancreas; క్లోమం; अग्न्याशय || It lowers the sugar of the blood, and its want causes diabetes.; ఇది రక్తంలో చక్కెరను తగ్గిస్తుంది, దీని లోపం మధుమేహానికి కారణం.; यह रक्त की शर्करा घटाता है, इसकी कमी से मधुमेह होता है।
Adrenaline; అడ్రినలిన్; एड्रिनलिन | Adrenal gland; అధివృక్క గ్రంథి; अधिवृक्क ग्रंथि
Thyroxine; థైరాక్సిన్; थायरॉक्सिन | Thyroid gland; థైరాయిడ్ గ్రంథి; थायरॉइड ग्रंथि || It needs iodine.; దీనికి అయోడిన్ అవసరం.; इसके लिए आयोडीन चाहिए।
Growth hormone; పెరుగుదల హార్మోన్; वृद्धि हार्मोन | Pituitary gland; పీయూష గ్రంథి; पीयूष ग्रंथि
Bile; పైత్యరసం; पित्त रस | Liver; కాలేయం; यकृत
Testosterone; టెస్టోస్టిరాన్; टेस्टोस्टेरॉन | Testis; వృషణం; वृषण
Saliva; లాలాజలం; लार | Salivary gland; లాలాజల గ్రంథి; लार ग्रंथि
# medium
Glucagon; గ్లూకగాన్; ग्लूकागॉन | Pancreas; క్లోమం; अग्न्याशय
Cortisol; కార్టిసాల్; कॉर्टिसोल | Adrenal gland; అధివృక్క గ్రంథి; अधिवृक्क ग्रंथि
Melatonin; మెలటోనిన్; मेलाटोनिन | Pineal gland; పీనియల్ గ్రంథి; पीनियल ग्रंथि
Progesterone; ప్రొజెస్టిరాన్; प्रोजेस्टेरॉन | Ovary; అండాశయం; अंडाशय
Gastrin; గాస్ట్రిన్; गैस्ट्रिन | Stomach; జీర్ణాశయం; आमाशय
# hard
Calcitonin; కాల్సిటోనిన్; कैल्सिटोनिन | Thyroid gland; థైరాయిడ్ గ్రంథి; थायरॉइड ग्रंथि
Parathormone; పారాథార్మోన్; पैराथॉर्मोन | Parathyroid gland; పారాథైరాయిడ్ గ్రంథి; पैराथायरॉइड ग्रंथि
Thymosin; థైమోసిన్; थाइमोसिन | Thymus; థైమస్; थाइमस
Aldosterone; ఆల్డోస్టిరోన్; एल्डोस्टेरॉन | Adrenal gland; అధివృక్క గ్రంథి; अधिवृक्क ग्रंथि
Prolactin; ప్రొలాక్టిన్; प्रोलैक्टिन | Pituitary gland; పీయూష గ్రంథి; पीयूष ग्रंथि
`,
  relations: [
    {
      of: 'hormone',
      to: 'gland',
      shape: 'many-to-one',
      ask: t(
        'Which gland or organ secretes **{a}**?',
        '**{a}**ను స్రవించే గ్రంథి/అవయవం ఏది?',
        '**{a}** का स्राव किस ग्रंथि/अंग से होता है?',
      ),
      askBack: t(
        'Which of these is secreted by the **{b}**?',
        'వీటిలో **{b}** స్రవించేది ఏది?',
        'इनमें से किसका स्राव **{b}** से होता है?',
      ),
      tell: t('{a} is secreted by the {b}.', '{a} ను స్రవించేది: {b}.', '{a} का स्राव {b} से होता है।'),
      also: `
Testosterone | Adrenal gland
Progesterone | Adrenal gland
Testosterone | Ovary`,
    },
  ],
})

const BODY = factTable({
  name: 'numbers-of-the-body',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { what: t('In the human body', 'మానవ శరీరంలో', 'मानव शरीर में'), number: t('Number', 'సంఖ్య', 'संख्या') },
  rows: `
Bones of an adult; వయోజనుల ఎముకలు; वयस्क की हड्डियाँ | 206
Pairs of ribs; పక్కటెముకల జతలు; पसलियों के जोड़े | 12
Chromosomes in a body cell; శరీర కణంలో క్రోమోజోములు; शरीर की कोशिका में गुणसूत्र | 46
Chambers of the heart; గుండె గదులు; हृदय के कक्ष | 4
Teeth of an adult; వయోజనుల దంతాలు; वयस्क के दाँत | 32
Milk teeth of a child; పిల్లల పాల దంతాలు; बच्चे के दूध के दाँत | 20
# medium
Bones of the face; ముఖ ఎముకలు; चेहरे की हड्डियाँ | 14
Bones of the cranium; కపాల ఎముకలు; कपाल की हड्डियाँ | 8
Chromosomes in a sperm or an egg; శుక్రకణం/అండంలో క్రోమోజోములు; शुक्राणु/अंडाणु में गुणसूत्र | 23
Pairs of cranial nerves; కపాల నాడుల జతలు; कपाल तंत्रिकाओं के जोड़े | 12
Pairs of spinal nerves; వెన్ను నాడుల జతలు; मेरु तंत्रिकाओं के जोड़े | 31
# hard
Vertebrae of the neck; మెడ వెన్నుపూసలు; गर्दन की कशेरुकाएँ | 7
Ear ossicles in both ears together; రెండు చెవుల్లోని చిన్న ఎముకలు; दोनों कानों की छोटी हड्डियाँ | 6
Bones of one hand (with the wrist); ఒక చేతి (మణికట్టుతో) ఎముకలు; एक हाथ (कलाई सहित) की हड्डियाँ | 27
`,
  relations: [
    {
      of: 'what',
      to: 'number',
      shape: 'many-to-one',
      ask: t(
        'What is the number given for “**{a}**” in the human body?',
        'మానవ శరీరంలో **{a}** ఎన్ని?',
        'मानव शरीर में **{a}** – कितने/कितनी?',
      ),
      tell: t('The number for “{a}” in the human body is {b}.', 'మానవ శరీరంలో {a}: {b}.', 'मानव शरीर में संख्या – {a}: {b}।'),
    },
  ],
})

export const HUMAN_BODY = [...VITAMINS, ...DISEASES, ...HORMONES, ...BODY]
