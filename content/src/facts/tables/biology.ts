import { factTable, t } from '../table.ts'

const TOPIC = 'biology-facts'

const STUDIES = factTable({
  name: 'branches-of-study',
  topic: TOPIC,
  settledBy: 'dictionaries of science',
  columns: { branch: t('Branch', 'శాఖ', 'शाखा'), study: t('Study of', 'అధ్యయన విషయం', 'अध्ययन का विषय') },
  rows: `
Botany; వృక్షశాస్త్రం (బోటనీ); वनस्पति विज्ञान (बॉटनी) | Plants; మొక్కలు; पौधे
Zoology; జంతుశాస్త్రం (జువాలజీ); जंतु विज्ञान (ज़ूलॉजी) | Animals; జంతువులు; जंतु
Ornithology; ఆర్నిథాలజీ; ऑर्निथोलॉजी | Birds; పక్షులు; पक्षी
Entomology; ఎంటమాలజీ; एंटोमोलॉजी | Insects; కీటకాలు; कीट
Cardiology; కార్డియాలజీ; कार्डियोलॉजी | Heart; గుండె; हृदय
Dermatology; డెర్మటాలజీ; डर्मेटोलॉजी | Skin; చర్మం; त्वचा
Ecology; ఎకాలజీ (జీవావరణశాస్త్రం); पारिस्थितिकी (इकोलॉजी) | Living things and their surroundings; జీవులు, వాటి పరిసరాలు; जीव और उनका पर्यावरण
Genetics; జన్యుశాస్త్రం; आनुवंशिकी | Heredity; అనువంశికత; आनुवंशिकता
# medium
Ichthyology; ఇక్తియాలజీ; इक्थियोलॉजी | Fishes; చేపలు; मछलियाँ
Herpetology; హెర్పెటాలజీ; हर्पेटोलॉजी | Reptiles and amphibians; సరీసృపాలు, ఉభయచరాలు; सरीसृप और उभयचर
Mycology; మైకాలజీ; माइकोलॉजी | Fungi; శిలీంధ్రాలు; कवक
Phycology; ఫైకాలజీ; फाइकोलॉजी | Algae; శైవలాలు; शैवाल
Cytology; సైటాలజీ; साइटोलॉजी | Cells; కణాలు; कोशिकाएँ
Histology; హిస్టాలజీ; हिस्टोलॉजी | Tissues; కణజాలాలు; ऊतक
Haematology; హెమటాలజీ; हीमैटोलॉजी | Blood; రక్తం; रक्त
Neurology; న్యూరాలజీ; न्यूरोलॉजी | Nerves and brain; నాడులు, మెదడు; तंत्रिकाएँ और मस्तिष्क
Nephrology; నెఫ్రాలజీ; नेफ्रोलॉजी | Kidneys; మూత్రపిండాలు; वृक्क (गुर्दे)
Hepatology; హెపటాలజీ; हेपेटोलॉजी | Liver; కాలేయం; यकृत
Ophthalmology; ఆప్తాల్మాలజీ; ऑप्थैल्मोलॉजी | Eyes; కళ్లు; आँखें
Oncology; ఆంకాలజీ; ऑन्कोलॉजी | Cancer; క్యాన్సర్; कैंसर
Palaeontology; పేలియంటాలజీ; पेलियोन्टोलॉजी | Fossils; శిలాజాలు; जीवाश्म
Virology; వైరాలజీ; वायरोलॉजी | Viruses; వైరస్‌లు; विषाणु
# hard
Osteology; ఆస్టియాలజీ; ऑस्टियोलॉजी | Bones; ఎముకలు; हड्डियाँ
Myology; మయాలజీ; मायोलॉजी | Muscles; కండరాలు; पेशियाँ
Pomology; పోమాలజీ; पोमोलॉजी | Fruits; పండ్లు; फल
Agrostology; ఆగ్రోస్టాలజీ; एग्रोस्टोलॉजी | Grasses; గడ్డి జాతులు; घास
Helminthology; హెల్మింథాలజీ; हेल्मिन्थोलॉजी | Worms; హెల్మింత్ పురుగులు; कृमि
Dendrology; డెండ్రాలజీ; डेंड्रोलॉजी | Trees; చెట్లు; वृक्ष
Ethology; ఇథాలజీ; इथोलॉजी | Animal behaviour; జంతువుల ప్రవర్తన; जंतुओं का व्यवहार
Conchology; కాంకాలజీ; कॉन्कोलॉजी | Shells; కవచాలు (గవ్వలు, శంఖాలు); शंख-सीप
`,
  relations: [
    {
      of: 'branch',
      to: 'study',
      shape: 'one-to-one',
      ask: t('What does **{a}** study?', '**{a}** దేని అధ్యయనం?', '**{a}** किसका अध्ययन है?'),
      askBack: t(
        'Which branch of science is the study of “**{b}**”?',
        '**{b}** – దీన్ని అధ్యయనం చేసే శాస్త్ర శాఖ ఏది?',
        '**{b}** – इसका अध्ययन विज्ञान की कौन-सी शाखा करती है?',
      ),
      tell: t('{a} is the study of “{b}”.', '{a} అధ్యయన విషయం: {b}.', '{a} के अध्ययन का विषय: {b}।'),
      also: `
Botany | Trees
Botany | Grasses
Botany | Algae
Botany | Fruits
Dendrology | Plants
Agrostology | Plants
Phycology | Plants
Pomology | Plants
Zoology | Birds
Zoology | Insects
Zoology | Fishes
Zoology | Reptiles and amphibians
Zoology | Worms
Zoology | Animal behaviour
Zoology | Shells
Ornithology | Animals
Entomology | Animals
Ichthyology | Animals
Herpetology | Animals
Helminthology | Animals
Ethology | Animals
Conchology | Animals`,
    },
  ],
})

const CELL = factTable({
  name: 'parts-and-functions',
  topic: TOPIC,
  settledBy: 'NCERT biology textbooks',
  columns: { part: t('Part', 'భాగం', 'अंग/अंगक'), work: t('Known as or function', 'పేరు/విధి', 'उपनाम/कार्य') },
  rows: `
Mitochondria; మైటోకాండ్రియా; माइटोकॉन्ड्रिया | Powerhouse of the cell; కణ శక్తి కేంద్రం; कोशिका का ऊर्जा गृह
Lysosome; లైసోసోమ్; लाइसोसोम | Suicide bag of the cell; కణ ఆత్మహత్యా సంచి; कोशिका की आत्मघाती थैली
Ribosome; రైబోసోమ్; राइबोसोम | Protein synthesis; ప్రోటీన్ సంశ్లేషణ; प्रोटीन संश्लेषण
Chloroplast; హరితరేణువు; हरितलवक (क्लोरोप्लास्ट) | Photosynthesis; కిరణజన్య సంయోగక్రియ; प्रकाश संश्लेषण
Red blood cells; ఎర్ర రక్తకణాలు; लाल रक्त कोशिकाएँ | Carrying oxygen; ఆక్సిజన్ రవాణా; ऑक्सीजन का परिवहन
White blood cells; తెల్ల రక్తకణాలు; श्वेत रक्त कोशिकाएँ | Fighting infection; ఇన్ఫెక్షన్‌తో పోరు; संक्रमण से लड़ना
Platelets; ప్లేట్‌లెట్లు; प्लेटलेट्स | Clotting of blood; రక్తం గడ్డకట్టడం; रक्त का थक्का बनाना
Xylem; దారువు (జైలం); जाइलम | Carrying water in plants; మొక్కల్లో నీటి రవాణా; पौधों में जल का परिवहन
Phloem; పోషక కణజాలం (ఫ్లోయం); फ्लोएम | Carrying food in plants; మొక్కల్లో ఆహార రవాణా; पौधों में भोजन का परिवहन
Stomata; పత్రరంధ్రాలు; रंध्र (स्टोमेटा) | Exchange of gases in leaves; ఆకుల్లో వాయు మార్పిడి; पत्तियों में गैसों का विनिमय
# medium
Golgi body; గాల్జీ దేహం; गॉल्जी काय | Packing and dispatch in the cell; కణంలో ప్యాకింగ్, రవాణా; कोशिका में पैकिंग और प्रेषण
Nephron; నెఫ్రాన్ (వృక్క నాళిక); नेफ्रॉन | Unit of the kidney that filters blood; రక్తాన్ని వడపోసే మూత్రపిండ ప్రమాణం; रक्त छानने वाली वृक्क की इकाई
Alveoli; వాయుగోణులు; वायु कूपिकाएँ | Exchange of gases in the lungs; ఊపిరితిత్తుల్లో వాయు మార్పిడి; फेफड़ों में गैसों का विनिमय
Cerebellum; అనుమస్తిష్కం; अनुमस्तिष्क | Balance of the body; శరీర సమతుల్యత; शरीर का संतुलन
Retina; నేత్రపటలం (రెటీనా); रेटिना (दृष्टिपटल) | Forming of images in the eye; కంటిలో ప్రతిబింబం ఏర్పడటం; आँख में प्रतिबिंब बनना
Villi; ఆంత్రచూషకాలు (విల్లై); दीर्घरोम (विलाई) | Absorption in the small intestine; చిన్న ప్రేగులో శోషణ; छोटी आँत में अवशोषण
# hard
Medulla oblongata; మజ్జాముఖం; मेडुला ऑब्लांगेटा | Control of heartbeat and breathing; హృదయ స్పందన, శ్వాస నియంత్రణ; हृदय गति और श्वसन का नियंत्रण
Sinoatrial node; సిరాకర్ణికా కణుపు; शिरा-आलिंद नोड | Natural pacemaker of the heart; గుండె సహజ పేస్‌మేకర్; हृदय का प्राकृतिक पेसमेकर
Iris; కనుపాప వలయం (ఐరిస్); परितारिका (आइरिस) | Control of the light entering the eye; కంటిలోకి వెళ్లే కాంతి నియంత్రణ; आँख में जाने वाले प्रकाश का नियंत्रण
Cochlea; కర్ణావర్తం (కాక్లియా); कॉक्लिया | Hearing; వినికిడి; सुनना
`,
  relations: [
    {
      of: 'part',
      to: 'work',
      shape: 'one-to-one',
      ask: t('With what is the **{a}** linked?', '**{a}** దేనికి సంబంధించినది?', '**{a}** किससे संबंधित है?'),
      askBack: t(
        'Which part is linked with “**{b}**”?',
        '**{b}** – దీనికి సంబంధించినది ఏది?',
        '**{b}** – इससे संबंधित कौन-सा है?',
      ),
      tell: t('The part {a} is linked with “{b}”.', '{a} సంబంధం: {b}.', '{a} का संबंध: {b}।'),
      also: `
Stomata | Photosynthesis
Chloroplast | Exchange of gases in leaves
Mitochondria | Protein synthesis
Chloroplast | Protein synthesis`,
    },
  ],
})

const ANIMALS = factTable({
  name: 'scientific-names',
  topic: TOPIC,
  settledBy: 'International Codes of Zoological and Botanical Nomenclature',
  columns: {
    name: t('Common name', 'సాధారణ పేరు', 'सामान्य नाम'),
    science: t('Scientific name', 'శాస్త్రీయ నామం', 'वैज्ञानिक नाम'),
  },
  same: { science: (name) => `*${name}*` },
  rows: `
Human; మానవుడు; मनुष्य | Homo sapiens
Tiger; పులి; बाघ | Panthera tigris
Lion; సింహం; सिंह | Panthera leo
Mango; మామిడి; आम | Mangifera indica
Rice; వరి; धान | Oryza sativa
Peacock; నెమలి; मोर | Pavo cristatus
Dog; కుక్క; कुत्ता | Canis familiaris
Wheat; గోధుమ; गेहूँ | Triticum aestivum
# medium
Housefly; ఈగ; घरेलू मक्खी | Musca domestica
Neem; వేప; नीम | Azadirachta indica
Tulsi; తులసి; तुलसी | Ocimum tenuiflorum
Lotus; తామర పువ్వు; कमल | Nelumbo nucifera
Banyan; మర్రి; बरगद | Ficus benghalensis
Pea; బఠానీ; मटर | Pisum sativum
Potato; బంగాళదుంప; आलू | Solanum tuberosum
Maize; మొక్కజొన్న; मक्का | Zea mays
Asian elephant; ఆసియా ఏనుగు; एशियाई हाथी | Elephas maximus
# hard
Peepal; రావి; पीपल | Ficus religiosa
Coconut; కొబ్బరి; नारियल | Cocos nucifera
Onion; ఉల్లి; प्याज़ | Allium cepa
Mustard (Indian); ఆవాలు (భారతీయ); सरसों (राई) | Brassica juncea
Gangetic dolphin; గంగా డాల్ఫిన్; गंगा डॉल्फ़िन | Platanista gangetica
King cobra; రాచనాగు; किंग कोबरा | Ophiophagus hannah
`,
  relations: [
    {
      of: 'name',
      to: 'science',
      shape: 'one-to-one',
      ask: t('What is the scientific name of **{a}**?', '**{a}** శాస్త్రీయ నామం ఏది?', '**{a}** – इसका वैज्ञानिक नाम क्या है?'),
      askBack: t(
        '{b} is the scientific name of which of these?',
        '{b} వీటిలో దేని శాస్త్రీయ నామం?',
        '{b} इनमें से किसका वैज्ञानिक नाम है?',
      ),
      tell: t('The scientific name of {a} is {b}.', '{a} శాస్త్రీయ నామం {b}.', '{a} का वैज्ञानिक नाम {b} है।'),
    },
  ],
})

export const BIOLOGY = [...STUDIES, ...CELL, ...ANIMALS]
