import { PLACE, STATE } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'art-and-culture'

const CRAFTS = factTable({
  name: 'paintings-and-crafts',
  topic: TOPIC,
  settledBy: 'Geographical Indications Registry; Development Commissioner (Handicrafts)',
  columns: { craft: t('Painting, cloth or craft', 'చిత్రకళ/వస్త్రం/హస్తకళ', 'चित्रकला/वस्त्र/शिल्प'), state: STATE },
  rows: `
Madhubani painting; మధుబని చిత్రకళ; मधुबनी चित्रकला | Bihar
Warli painting; వార్లీ చిత్రకళ; वारली चित्रकला | Maharashtra
Pattachitra of Raghurajpur; రఘురాజ్‌పూర్ పట్టచిత్రం; रघुराजपुर का पट्टचित्र | Odisha
Thanjavur painting; తంజావూరు చిత్రకళ; तंजावुर चित्रकला | Tamil Nadu
Srikalahasti Kalamkari; శ్రీకాళహస్తి కలంకారీ; श्रीकालहस्ती कलमकारी | Andhra Pradesh
Pochampally ikat; పోచంపల్లి ఇక్కత్; पोचमपल्ली इकत | Telangana
Kanchipuram silk; కాంచీపురం పట్టు; कांचीपुरम रेशम | Tamil Nadu
Banarasi sari; బనారసి చీర; बनारसी साड़ी | Uttar Pradesh
Patan Patola; పటాన్ పటోలా; पाटन पटोला | Gujarat
Phulkari embroidery; ఫుల్‌కారీ ఎంబ్రాయిడరీ; फुलकारी कढ़ाई | Punjab
Chikankari of Lucknow; లక్నో చికన్‌కారీ; लखनऊ की चिकनकारी | Uttar Pradesh
Kondapalli toys; కొండపల్లి బొమ్మలు; कोंडापल्ली खिलौने | Andhra Pradesh
Channapatna toys; చన్నపట్న బొమ్మలు; चन्नपटना खिलौने | Karnataka
Blue pottery of Jaipur; జైపూర్ నీలి కుండలు; जयपुर की नीली मृद्भांड कला | Rajasthan
# medium
Cheriyal scroll painting; చేర్యాల నకాషీ చిత్రాలు; चेरियाल पट चित्र | Telangana
Nirmal toys; నిర్మల్ బొమ్మలు; निर्मल खिलौने | Telangana
Gadwal sari; గద్వాల చీర; गदवाल साड़ी | Telangana
Karimnagar silver filigree; కరీంనగర్ వెండి ఫిలిగ్రీ; करीमनगर चाँदी तारकशी | Telangana
Etikoppaka toys; ఏటికొప్పాక బొమ్మలు; एटिकोप्पाका खिलौने | Andhra Pradesh
Mangalagiri sari; మంగళగిరి చీర; मंगलगिरि साड़ी | Andhra Pradesh
Uppada Jamdani sari; ఉప్పాడ జాందాని చీర; उप्पाडा जामदानी साड़ी | Andhra Pradesh
Paithani sari; పైఠానీ చీర; पैठणी साड़ी | Maharashtra
Chanderi sari; చందేరి చీర; चंदेरी साड़ी | Madhya Pradesh
Maheshwari sari; మహేశ్వరి చీర; माहेश्वरी साड़ी | Madhya Pradesh
Muga silk; ముగా పట్టు; मूगा रेशम | Assam
Baluchari sari; బాలుచారి చీర; बालूचरी साड़ी | West Bengal
Kalighat painting; కాళీఘాట్ చిత్రకళ; कालीघाट चित्रकला | West Bengal
Sambalpuri sari; సంబల్‌పురి చీర; संबलपुरी साड़ी | Odisha
Bidriware; బిద్రీ కళ; बिदरी शिल्प | Karnataka
Mysore silk; మైసూరు పట్టు; मैसूर रेशम | Karnataka
Phad painting; ఫడ్ చిత్రకళ; फड़ चित्रकला | Rajasthan
Pichwai of Nathdwara; నాథ్‌ద్వారా పిచ్వాయి; नाथद्वारा की पिछवाई | Rajasthan
Pithora painting of the Rathwa; రాఠ్వా పిఠోరా చిత్రకళ; राठवा पिठोरा चित्रकला | Gujarat
Kani shawl; కాని శాలువా; कानी शॉल | Jammu and Kashmir
Kullu shawl; కులు శాలువా; कुल्लू शॉल | Himachal Pradesh
Aranmula mirror; ఆరన్ముల అద్దం; आरनमुला दर्पण | Kerala
# hard
Aipan; ఐపణ్; ऐपण | Uttarakhand
Rogan art; రోగన్ కళ; रोगन कला | Gujarat
Kasaragod sari; కాసర్‌గోడ్ చీర; कासरगोड साड़ी | Kerala
Ilkal sari; ఇల్కల్ చీర; इलकल साड़ी | Karnataka
Bagh print; బాగ్ ప్రింట్; बाग प्रिंट | Madhya Pradesh
Sohrai and Khovar painting; సోహ్రాయి, ఖోవర్ చిత్రకళ; सोहराई और खोवर चित्रकला | Jharkhand
Chakhesang shawl; చాఖేసాంగ్ శాలువా; चाखेसांग शॉल | Nagaland
Manjusha art; మంజూష కళ; मंजूषा कला | Bihar
Toda embroidery; తోడా ఎంబ్రాయిడరీ; टोडा कढ़ाई | Tamil Nadu
`,
  relations: [
    {
      of: 'craft',
      to: 'state',
      shape: 'many-to-one',
      ask: t(
        'With which state or Union territory is **{a}** linked?',
        '**{a}** – ఏ రాష్ట్రం/ప్రాంతానికి చెందిన కళ/వస్తువు?',
        '**{a}** – इसका संबंध किस राज्य/प्रदेश से है?',
      ),
      askBack: t(
        'Which of these is linked with **{b}**?',
        'వీటిలో **{b}**కు చెందినది ఏది?',
        'इनमें से **{b}** से कौन-सी कला/वस्तु जुड़ी है?',
      ),
      odd: t(
        'Which of these is **not** linked with **{b}**?',
        'వీటిలో **{b}**కు **చెందనిది** ఏది?',
        'इनमें से कौन-सी कला/वस्तु **{b}** से **नहीं** जुड़ी है?',
      ),
      tell: t('{a} is linked with {b}.', '{a} {b}కు చెందినది.', '{a} – इसका संबंध {b} से है।'),
      also: `
Bidriware | Telangana
Pithora painting of the Rathwa | Madhya Pradesh
Phulkari embroidery | Rajasthan
Warli painting | Gujarat`,
    },
  ],
})

const MONUMENTS = factTable({
  name: 'monuments',
  topic: TOPIC,
  settledBy: 'Archaeological Survey of India',
  columns: { monument: t('Monument or temple', 'కట్టడం/ఆలయం', 'स्मारक/मंदिर'), place: PLACE },
  rows: `
Taj Mahal; తాజ్ మహల్; ताज महल | Agra
Charminar; చార్మినార్; चारमीनार | Hyderabad
Gateway of India; గేట్‌వే ఆఫ్ ఇండియా; गेटवे ऑफ़ इंडिया | Mumbai
Hawa Mahal; హవా మహల్; हवा महल | Jaipur
Victoria Memorial; విక్టోరియా మెమోరియల్; विक्टोरिया मेमोरियल | Kolkata
Golden Temple; స్వర్ణ దేవాలయం; स्वर्ण मंदिर | Amritsar
Qutb Minar; కుతుబ్ మినార్; क़ुतुब मीनार | Delhi
Meenakshi Temple; మీనాక్షి ఆలయం; मीनाक्षी मंदिर | Madurai
Brihadeeswara Temple (built by Rajaraja Chola); బృహదీశ్వరాలయం (రాజరాజ చోళుడు కట్టించినది); बृहदीश्वर मंदिर (राजराज चोल निर्मित) | Thanjavur; తంజావూరు; तंजावुर
Gol Gumbaz; గోల్ గుంబజ్; गोल गुंबज़ | Bijapur (Vijayapura); బీజాపూర్ (విజయపుర); बीजापुर (विजयपुर)
Bara Imambara; బడా ఇమాంబడా; बड़ा इमामबाड़ा | Lucknow
Sun Temple (Black Pagoda); సూర్య దేవాలయం (బ్లాక్ పగోడా); सूर्य मंदिर (काला पगोडा) | Konark; కోణార్క్; कोणार्क
# medium
Buland Darwaza; బులంద్ దర్వాజా; बुलंद दरवाज़ा | Fatehpur Sikri; ఫతేపూర్ సిక్రీ; फ़तेहपुर सीकरी
Shore Temple; తీర ఆలయం (షోర్ టెంపుల్); तट मंदिर (शोर टेंपल) | Mahabalipuram; మహాబలిపురం; महाबलीपुरम
Virupaksha Temple; విరూపాక్ష ఆలయం; विरूपाक्ष मंदिर | Hampi; హంపి; हंपी
Kandariya Mahadeva Temple; కందరియా మహాదేవ ఆలయం; कंदरिया महादेव मंदिर | Khajuraho; ఖజురాహో; खजुराहो
Dilwara Temples; దిల్వారా ఆలయాలు; दिलवाड़ा मंदिर | Mount Abu; మౌంట్ అబూ; माउंट आबू
Kailasa Temple (cut from one rock); కైలాస ఆలయం (ఏకశిల); कैलाश मंदिर (एक ही शिला से) | Ellora; ఎల్లోరా; एलोरा
Great Stupa of Ashoka; అశోకుని మహాస్తూపం; अशोक का महान स्तूप | Sanchi; సాంచీ; साँची
Lingaraja Temple; లింగరాజ ఆలయం; लिंगराज मंदिर | Bhubaneswar
Bibi ka Maqbara; బీబీ కా మక్బారా; बीबी का मक़बरा | Aurangabad (Chhatrapati Sambhajinagar); ఔరంగాబాద్ (ఛత్రపతి శంభాజీనగర్); औरंगाबाद (छत्रपति संभाजीनगर)
Tomb of Sher Shah Suri; షేర్ షా సూరి సమాధి; शेरशाह सूरी का मक़बरा | Sasaram; ససారాం; सासाराम
Tomb of Akbar; అక్బర్ సమాధి; अकबर का मक़बरा | Sikandra; సికంద్రా; सिकंदरा
Ramappa Temple; రామప్ప ఆలయం; रामप्पा मंदिर | Palampet; పాలంపేట; पालमपेट
Thousand Pillar Temple; వేయి స్తంభాల గుడి; हज़ार स्तंभ मंदिर | Hanamkonda; హనుమకొండ; हनमकोंडा
Veerabhadra Temple with the hanging pillar; వేలాడే స్తంభం గల వీరభద్రాలయం; लटकते स्तंभ वाला वीरभद्र मंदिर | Lepakshi; లేపాక్షి; लेपाक्षी
# hard
Hoysaleswara Temple; హొయసలేశ్వర ఆలయం; होयसलेश्वर मंदिर | Halebidu; హళేబీడు; हलेबीडु
Chennakeshava Temple; చెన్నకేశవ ఆలయం; चेन्नाकेशव मंदिर | Belur; బేలూర్; बेलूर
Rani ki Vav; రాణీ కీ వావ్; रानी की वाव | Patan (Gujarat); పటాన్ (గుజరాత్); पाटन (गुजरात)
Jama Masjid of Ahmad Shah; అహ్మద్ షా జామా మసీదు; अहमद शाह की जामा मस्जिद | Ahmedabad
Statue of Gommateshwara; గోమఠేశ్వర విగ్రహం; गोमटेश्वर प्रतिमा | Shravanabelagola; శ్రావణబెళగొళ; श्रवणबेलगोला
`,
  relations: [
    {
      of: 'monument',
      to: 'place',
      shape: 'one-to-one',
      ask: t('At which place is the monument “**{a}**”?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: t('Which of these is at **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा है?'),
      tell: t('The monument “{a}” is at {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
      also: `
Tomb of Akbar | Agra`,
    },
  ],
})

export const CRAFTS_AND_MONUMENTS = [...CRAFTS, ...MONUMENTS]
