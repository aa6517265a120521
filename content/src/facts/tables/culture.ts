import { PLACE, STATE } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'art-and-culture'

const DANCES = factTable({
  name: 'dances',
  topic: TOPIC,
  settledBy: 'Sangeet Natak Akademi; Centre for Cultural Resources and Training',
  columns: { dance: t('Dance or dance theatre', 'నృత్యం/నృత్య నాటకం', 'नृत्य/नृत्य नाट्य'), state: STATE },
  rows: `
Bharatanatyam; భరతనాట్యం; भरतनाट्यम | Tamil Nadu
Kuchipudi; కూచిపూడి; कुचिपुड़ी | Andhra Pradesh || Named after the village of Kuchipudi in Krishna district.; కృష్ణా జిల్లాలోని కూచిపూడి గ్రామం పేరు మీదుగా.; कृष्णा ज़िले के कुचिपुड़ी गाँव के नाम पर।
Kathakali; కథాకళి; कथकली | Kerala
Mohiniyattam; మోహినియాట్టం; मोहिनीअट्टम | Kerala
Odissi; ఒడిస్సీ; ओडिसी | Odisha
Sattriya; సత్రియ; सत्त्रिया | Assam || Started by Srimanta Sankardev, recognised as classical in 2000.; శ్రీమంత శంకరదేవ ప్రారంభించారు, 2000లో శాస్త్రీయ నృత్యంగా గుర్తింపు.; श्रीमंत शंकरदेव ने आरंभ किया, 2000 में शास्त्रीय मान्यता।
Bihu; బిహు; बिहू | Assam
Garba; గర్బా; गरबा | Gujarat
Bhangra; భాంగ్రా; भांगड़ा | Punjab
Giddha; గిద్దా; गिद्दा | Punjab
Ghoomar; ఘూమర్; घूमर | Rajasthan
Kalbelia; కాల్బేలియా; कालबेलिया | Rajasthan
Lavani; లావణి; लावणी | Maharashtra
Perini Sivatandavam; పేరిణి శివతాండవం; पेरिणी शिवतांडवम | Telangana
# medium
Tamasha; తమాషా; तमाशा | Maharashtra
Yakshagana; యక్షగానం; यक्षगान | Karnataka
Dollu Kunitha; డొల్లు కుణిత; डोल्लु कुनिता | Karnataka
Theyyam; తెయ్యం; तेय्यम | Kerala
Ottan Thullal; ఓట్టన్ తుళ్ళల్; ओट्टन तुल्लल | Kerala
Cheraw (bamboo dance); చెరావ్ (వెదురు నృత్యం); चेराव (बाँस नृत्य) | Mizoram
Nautanki; నౌటంకీ; नौटंकी | Uttar Pradesh
Raslila of Mathura; మథుర రాసలీల; मथुरा की रासलीला | Uttar Pradesh
Bidesia; బిదేసియా; बिदेसिया | Bihar
Jat-Jatin; జాట్-జాటిన్; जट-जटिन | Bihar
Jatra; జాత్రా; जात्रा | West Bengal
Gotipua; గోటిపువా; गोटीपुआ | Odisha
Bhavai theatre; భవాయి నాటకం; भवई नाट्य | Gujarat
Karakattam; కరకాట్టం; करगट्टम | Tamil Nadu
Panthi; పంథీ; पंथी | Chhattisgarh
Raut Nacha; రౌత్ నాచా; राउत नाचा | Chhattisgarh
Nati; నాటీ; नाटी | Himachal Pradesh
Rouf; రౌఫ్; रउफ | Jammu and Kashmir
Bathukamma (floral festival dance); బతుకమ్మ ఆట; बतुकम्मा नृत्य | Telangana
Gussadi; గుస్సాడీ; गुस्साडी | Telangana
# hard
Wangala; వంగాల; वांगला | Meghalaya
Nongkrem; నాంగ్‌క్రెమ్; नोंगक्रेम | Meghalaya
Thang-Ta; థాంగ్-టా; थांग-टा | Manipur
Hojagiri; హోజాగిరి; होजागिरी | Tripura
Fugdi; ఫుగ్డీ; फुगड़ी | Goa
Dhimsa of Araku; అరకు థింసా; अराकू का धिम्सा | Andhra Pradesh
Veeranatyam; వీరనాట్యం; वीरनाट्यम | Andhra Pradesh
Maach; మాచ్; माच | Madhya Pradesh
Singhi Chham (snow lion dance); సింఘీ ఛామ్ (మంచు సింహ నృత్యం); सिंघी छम (हिम सिंह नृत्य) | Sikkim
`,
  relations: [
    {
      of: 'dance',
      to: 'state',
      shape: 'many-to-one',
      ask: t(
        'With which state or Union territory is **{a}** chiefly linked?',
        '**{a}** ప్రధానంగా ఏ రాష్ట్రం/ప్రాంతానికి చెందినది?',
        '**{a}** – इसका संबंध मुख्यतः किस राज्य/प्रदेश से है?',
      ),
      askBack: t(
        'Which of these is chiefly linked with **{b}**?',
        'వీటిలో ప్రధానంగా **{b}**కు చెందినది ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से है?',
      ),
      odd: t(
        'Which of these is **not** chiefly linked with **{b}**?',
        'వీటిలో **{b}**కు **చెందనిది** ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से **नहीं** है?',
      ),
      tell: t('{a} is linked with {b}.', '{a} {b}కు చెందినది.', '{a} – संबंध: {b}।'),
      also: `
Yakshagana | Kerala
Yakshagana | Andhra Pradesh
Yakshagana | Telangana
Theyyam | Karnataka
Jatra | Odisha
Jatra | Assam
Nautanki | Rajasthan
Nautanki | Bihar
Raslila of Mathura | Manipur
Bhavai theatre | Rajasthan
Gussadi | Maharashtra
Dhimsa of Araku | Odisha
Panthi | Madhya Pradesh
Kuchipudi | Telangana
Karakattam | Andhra Pradesh
Perini Sivatandavam | Andhra Pradesh
Veeranatyam | Telangana
Tamasha | Uttar Pradesh
Karakattam | Kerala`,
    },
  ],
})

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
      tell: t('{a} – {b}.', '{a} – {b}.', '{a} – {b}।'),
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
      ask: t('Where is this: **{a}**?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: t('Which of these is at **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा है?'),
      tell: t('{a} is at {b}.', '{a} – {b}లో ఉంది.', '{a} – {b} में।'),
      also: `
Tomb of Akbar | Agra`,
    },
  ],
})

const ARTISTS = factTable({
  name: 'musicians-and-instruments',
  topic: TOPIC,
  settledBy: 'Sangeet Natak Akademi',
  columns: { artist: t('Artist', 'కళాకారుడు', 'कलाकार'), art: t('Instrument or art', 'వాయిద్యం/కళ', 'वाद्य/कला') },
  rows: `
Ravi Shankar; రవిశంకర్; रवि शंकर | Sitar; సితార్; सितार
Zakir Hussain; జాకీర్ హుస్సేన్; ज़ाकिर हुसैन | Tabla; తబలా; तबला
Bismillah Khan; బిస్మిల్లా ఖాన్; बिस्मिल्लाह ख़ाँ | Shehnai; షెహనాయి; शहनाई
Hariprasad Chaurasia; హరిప్రసాద్ చౌరాసియా; हरिप्रसाद चौरसिया | Flute; వేణువు; बाँसुरी
Shivkumar Sharma; శివకుమార్ శర్మ; शिवकुमार शर्मा | Santoor; సంతూర్; संतूर
Amjad Ali Khan; అమ్జద్ అలీ ఖాన్; अमजद अली ख़ाँ | Sarod; సరోద్; सरोद
Bhimsen Joshi; భీమ్‌సేన్ జోషి; भीमसेन जोशी | Hindustani vocal music; హిందుస్తానీ గాత్రం; हिंदुस्तानी गायन
M. S. Subbulakshmi; ఎం. ఎస్. సుబ్బులక్ష్మి; एम. एस. सुब्बुलक्ष्मी | Carnatic vocal music; కర్ణాటక గాత్రం; कर्नाटक गायन
Birju Maharaj; బిర్జూ మహారాజ్; बिरजू महाराज | Kathak; కథక్; कथक
# medium
Alla Rakha; అల్లా రఖా; अल्ला रक्खा | Tabla; తబలా; तबला
Pannalal Ghosh; పన్నాలాల్ ఘోష్; पन्नालाल घोष | Flute; వేణువు; बाँसुरी
Ali Akbar Khan; అలీ అక్బర్ ఖాన్; अली अकबर ख़ाँ | Sarod; సరోద్; सरोद
Vilayat Khan; విలాయత్ ఖాన్; विलायत ख़ाँ | Sitar; సితార్; सितार
Vishwa Mohan Bhatt; విశ్వమోహన్ భట్; विश्व मोहन भट्ट | Mohan veena; మోహన్ వీణ; मोहन वीणा
U. Srinivas; యు. శ్రీనివాస్; यू. श्रीनिवास | Mandolin; మాండలిన్; मैंडोलिन
Kadri Gopalnath; కద్రి గోపాల్‌నాథ్; कद्री गोपालनाथ | Saxophone; శాక్సోఫోన్; सैक्सोफ़ोन
Dwaram Venkataswamy Naidu; ద్వారం వెంకటస్వామి నాయుడు; द्वारम वेंकटस्वामी नायडू | Violin; వయొలిన్; वायलिन
Kelucharan Mohapatra; కేలూచరణ్ మహాపాత్ర; केलुचरण महापात्र | Odissi; ఒడిస్సీ; ओडिसी
Rukmini Devi Arundale; రుక్మిణీదేవి అరండేల్; रुक्मिणी देवी अरुंडेल | Bharatanatyam; భరతనాట్యం; भरतनाट्यम
Vempati Chinna Satyam; వెంపటి చినసత్యం; वेम्पटि चिन्ना सत्यम | Kuchipudi; కూచిపూడి; कुचिपुड़ी
Sitara Devi; సితారా దేవి; सितारा देवी | Kathak; కథక్; कथक
# hard
Ram Narayan; రామ్ నారాయణ్; राम नारायण | Sarangi; సారంగి; सारंगी
T. H. Vinayakram; టి. హెచ్. వినాయకరాం; टी. एच. विनायकराम | Ghatam; ఘటం; घटम
Palghat Mani Iyer; పాల్ఘాట్ మణి అయ్యర్; पालघाट मणि अय्यर | Mridangam; మృదంగం; मृदंगम
Kalamandalam Gopi; కళామండలం గోపి; कलामंडलम गोपी | Kathakali; కథాకళి; कथकली
Nataraja Ramakrishna; నటరాజ రామకృష్ణ; नटराज रामकृष्ण | Perini; పేరిణి; पेरिणी
`,
  relations: [
    {
      of: 'artist',
      to: 'art',
      shape: 'many-to-one',
      ask: t(
        'For which instrument or art is **{a}** famous?',
        '**{a}** ఏ వాయిద్యం/కళకు ప్రసిద్ధి?',
        '**{a}** किस वाद्य/कला के लिए प्रसिद्ध हैं?',
      ),
      askBack: t(
        'Who among these is famous for: **{b}**?',
        'వీరిలో **{b}**కు ప్రసిద్ధి చెందినవారు ఎవరు?',
        'इनमें से **{b}** के लिए कौन प्रसिद्ध हैं?',
      ),
      tell: t('{a} is famous for: {b}.', '{a} ప్రసిద్ధి చెందిన వాయిద్యం/కళ: {b}.', '{a} {b} के लिए प्रसिद्ध हैं।'),
      also: `
Nataraja Ramakrishna | Kuchipudi
Nataraja Ramakrishna | Bharatanatyam
Sitara Devi | Bharatanatyam
M. S. Subbulakshmi | Hindustani vocal music
Birju Maharaj | Hindustani vocal music
Birju Maharaj | Tabla
Vempati Chinna Satyam | Bharatanatyam`,
    },
  ],
})

const FESTIVALS = factTable({
  name: 'festivals',
  topic: TOPIC,
  settledBy: 'tourism departments of the states',
  columns: { festival: t('Festival', 'పండుగ', 'पर्व'), state: STATE },
  rows: `
Onam; ఓణం; ओणम | Kerala
Pongal; పొంగల్; पोंगल | Tamil Nadu
Bathukamma; బతుకమ్మ; बतुकम्मा | Telangana
Bonalu; బోనాలు; बोनालु | Telangana
Rath Yatra of Puri; పూరీ రథయాత్ర; पुरी की रथयात्रा | Odisha
Hornbill Festival; హార్న్‌బిల్ ఉత్సవం; हॉर्नबिल महोत्सव | Nagaland
Rann Utsav; రణ్ ఉత్సవ్; रण उत्सव | Gujarat
Pushkar Fair; పుష్కర్ మేళా; पुष्कर मेला | Rajasthan
# medium
Losar; లోసార్; लोसर | Ladakh
Thrissur Pooram; త్రిస్సూర్ పూరం; त्रिशूर पूरम | Kerala
Sonepur cattle fair; సోన్‌పూర్ పశువుల సంత; सोनपुर पशु मेला | Bihar
Surajkund Crafts Mela; సూరజ్‌కుండ్ హస్తకళల మేళా; सूरजकुंड शिल्प मेला | Haryana
Medaram (Sammakka–Saralamma) Jatara; మేడారం (సమ్మక్క-సారలమ్మ) జాతర; मेडाराम (सम्मक्का-सारलम्मा) जातरा | Telangana
Ziro Music Festival; జీరో సంగీతోత్సవం; ज़ीरो संगीत महोत्सव | Arunachal Pradesh
Khajuraho Dance Festival; ఖజురాహో నృత్యోత్సవం; खजुराहो नृत्य महोत्सव | Madhya Pradesh
Chapchar Kut; చాప్‌చార్ కుట్; चापचार कुट | Mizoram
Hola Mohalla at Anandpur Sahib; ఆనంద్‌పూర్ సాహిబ్ హోలా మొహల్లా; आनंदपुर साहिब का होला मोहल्ला | Punjab
Kullu Dussehra; కులు దసరా; कुल्लू दशहरा | Himachal Pradesh
# hard
Sangai Festival; సంగాయ్ ఉత్సవం; संगाई महोत्सव | Manipur
Kharchi Puja; ఖర్చీ పూజ; खर्ची पूजा | Tripura
Bastar Dussehra; బస్తర్ దసరా; बस्तर दशहरा | Chhattisgarh
Behdienkhlam; బెహ్‌డీంఖ్లామ్; बेहदीनखलम | Meghalaya
Ambubachi Mela; అంబుబాచి మేళా; अंबुबाची मेला | Assam
Shigmo; శిగ్మో; शिगमो | Goa
`,
  relations: [
    {
      of: 'festival',
      to: 'state',
      shape: 'many-to-one',
      ask: t(
        'With which state or Union territory is **{a}** chiefly linked?',
        '**{a}** ప్రధానంగా ఏ రాష్ట్రం/ప్రాంతానికి సంబంధించినది?',
        '**{a}** – इसका संबंध मुख्यतः किस राज्य/प्रदेश से है?',
      ),
      askBack: t(
        'Which of these is chiefly linked with **{b}**?',
        'వీటిలో ప్రధానంగా **{b}**కు సంబంధించినది ఏది?',
        'इनमें से किसका संबंध मुख्यतः **{b}** से है?',
      ),
      tell: t('{a} – {b}.', '{a} – {b}.', '{a} – {b}।'),
      also: `
Losar | Arunachal Pradesh
Losar | Himachal Pradesh`,
    },
  ],
})

export const CULTURE = [...DANCES, ...CRAFTS, ...MONUMENTS, ...ARTISTS, ...FESTIVALS]
