import { factTable, t } from '../table.ts'

export const DAYS = factTable({
  name: 'days',
  topic: 'important-days',
  settledBy: 'resolutions of the United Nations; notifications of the Government of India',
  columns: { day: t('Day', 'దినోత్సవం', 'दिवस'), date: t('Date', 'తేదీ', 'तिथि') },
  rows: `
National Youth Day; జాతీయ యువజన దినోత్సవం; राष्ट्रीय युवा दिवस | 12 January; జనవరి 12; 12 जनवरी || The birthday of Swami Vivekananda.; స్వామి వివేకానంద జయంతి.; स्वामी विवेकानंद की जयंती।
National Science Day; జాతీయ సైన్స్ దినోత్సవం; राष्ट्रीय विज्ञान दिवस | 28 February; ఫిబ్రవరి 28; 28 फ़रवरी || The discovery of the Raman effect.; రామన్ ప్రభావ ఆవిష్కరణకు గుర్తు.; रमन प्रभाव की खोज।
International Women’s Day; అంతర్జాతీయ మహిళా దినోత్సవం; अंतर्राष्ट्रीय महिला दिवस | 8 March; మార్చి 8; 8 मार्च
World Water Day; ప్రపంచ జల దినోత్సవం; विश्व जल दिवस | 22 March; మార్చి 22; 22 मार्च
World Health Day; ప్రపంచ ఆరోగ్య దినోత్సవం; विश्व स्वास्थ्य दिवस | 7 April; ఏప్రిల్ 7; 7 अप्रैल || The WHO came into being on 7 April 1948.; 1948 ఏప్రిల్ 7న WHO ఏర్పడింది.; 7 अप्रैल 1948 को WHO बना।
Earth Day; ధరిత్రి దినోత్సవం; पृथ्वी दिवस | 22 April; ఏప్రిల్ 22; 22 अप्रैल
World Environment Day; ప్రపంచ పర్యావరణ దినోత్సవం; विश्व पर्यावरण दिवस | 5 June; జూన్ 5; 5 जून
International Day of Yoga; అంతర్జాతీయ యోగా దినోత్సవం; अंतर्राष्ट्रीय योग दिवस | 21 June; జూన్ 21; 21 जून
World Population Day; ప్రపంచ జనాభా దినోత్సవం; विश्व जनसंख्या दिवस | 11 July; జూలై 11; 11 जुलाई
National Sports Day; జాతీయ క్రీడా దినోత్సవం; राष्ट्रीय खेल दिवस | 29 August; ఆగస్టు 29; 29 अगस्त || The birthday of Dhyan Chand.; ధ్యాన్‌చంద్ జయంతి.; ध्यानचंद की जयंती।
Teachers’ Day (India); ఉపాధ్యాయ దినోత్సవం (భారత్); शिक्षक दिवस (भारत) | 5 September; సెప్టెంబర్ 5; 5 सितंबर
Hindi Diwas; హిందీ దివస్; हिंदी दिवस | 14 September; సెప్టెంబర్ 14; 14 सितंबर
International Day of Non-Violence; అంతర్జాతీయ అహింసా దినోత్సవం; अंतर्राष्ट्रीय अहिंसा दिवस | 2 October; అక్టోబర్ 2; 2 अक्टूबर
United Nations Day; ఐక్యరాజ్యసమితి దినోత్సవం; संयुक्त राष्ट्र दिवस | 24 October; అక్టోబర్ 24; 24 अक्टूबर
Children’s Day (India); బాలల దినోత్సవం (భారత్); बाल दिवस (भारत) | 14 November; నవంబర్ 14; 14 नवंबर
Constitution Day; రాజ్యాంగ దినోత్సవం; संविधान दिवस | 26 November; నవంబర్ 26; 26 नवंबर
World AIDS Day; ప్రపంచ ఎయిడ్స్ దినోత్సవం; विश्व एड्स दिवस | 1 December; డిసెంబర్ 1; 1 दिसंबर
Human Rights Day; మానవ హక్కుల దినోత్సవం; मानवाधिकार दिवस | 10 December; డిసెంబర్ 10; 10 दिसंबर
Kargil Vijay Diwas; కార్గిల్ విజయ్ దివస్; कारगिल विजय दिवस | 26 July; జూలై 26; 26 जुलाई
# medium
Army Day (India); సైనిక దినోత్సవం (భారత్); थल सेना दिवस (भारत) | 15 January; జనవరి 15; 15 जनवरी
Air Force Day (India); వైమానిక దళ దినోత్సవం (భారత్); वायु सेना दिवस (भारत) | 8 October; అక్టోబర్ 8; 8 अक्टूबर
Navy Day (India); నౌకాదళ దినోత్సవం (భారత్); नौसेना दिवस (भारत) | 4 December; డిసెంబర్ 4; 4 दिसंबर
National Voters’ Day; జాతీయ ఓటర్ల దినోత్సవం; राष्ट्रीय मतदाता दिवस | 25 January; జనవరి 25; 25 जनवरी || The Election Commission was set up on 25 January 1950.; 1950 జనవరి 25న ఎన్నికల సంఘం ఏర్పడింది.; 25 जनवरी 1950 को निर्वाचन आयोग बना।
World Cancer Day; ప్రపంచ క్యాన్సర్ దినోత్సవం; विश्व कैंसर दिवस | 4 February; ఫిబ్రవరి 4; 4 फ़रवरी
International Mother Language Day; అంతర్జాతీయ మాతృభాషా దినోత్సవం; अंतर्राष्ट्रीय मातृभाषा दिवस | 21 February; ఫిబ్రవరి 21; 21 फ़रवरी
World Consumer Rights Day; ప్రపంచ వినియోగదారుల హక్కుల దినోత్సవం; विश्व उपभोक्ता अधिकार दिवस | 15 March; మార్చి 15; 15 मार्च
World Tuberculosis Day; ప్రపంచ క్షయ దినోత్సవం; विश्व क्षय रोग दिवस | 24 March; మార్చి 24; 24 मार्च
National Panchayati Raj Day; జాతీయ పంచాయతీ రాజ్ దినోత్సవం; राष्ट्रीय पंचायती राज दिवस | 24 April; ఏప్రిల్ 24; 24 अप्रैल
World Press Freedom Day; ప్రపంచ పత్రికా స్వేచ్ఛా దినోత్సవం; विश्व प्रेस स्वतंत्रता दिवस | 3 May; మే 3; 3 मई
National Technology Day; జాతీయ సాంకేతిక దినోత్సవం; राष्ट्रीय प्रौद्योगिकी दिवस | 11 May; మే 11; 11 मई || The Pokhran tests of 1998.; 1998 పోఖ్రాన్ పరీక్షలకు గుర్తు.; 1998 के पोखरण परीक्षण।
World No Tobacco Day; ప్రపంచ పొగాకు వ్యతిరేక దినోత్సవం; विश्व तंबाकू निषेध दिवस | 31 May; మే 31; 31 मई
World Blood Donor Day; ప్రపంచ రక్తదాతల దినోత్సవం; विश्व रक्तदाता दिवस | 14 June; జూన్ 14; 14 जून
National Doctors’ Day (India); జాతీయ వైద్యుల దినోత్సవం (భారత్); राष्ट्रीय चिकित्सक दिवस (भारत) | 1 July; జూలై 1; 1 जुलाई
International Tiger Day; అంతర్జాతీయ పులుల దినోత్సవం; अंतर्राष्ट्रीय बाघ दिवस | 29 July; జూలై 29; 29 जुलाई
National Handloom Day; జాతీయ చేనేత దినోత్సవం; राष्ट्रीय हथकरघा दिवस | 7 August; ఆగస్టు 7; 7 अगस्त
Engineers’ Day (India); ఇంజనీర్ల దినోత్సవం (భారత్); अभियंता दिवस (भारत) | 15 September; సెప్టెంబర్ 15; 15 सितंबर || The birthday of M. Visvesvaraya.; ఎం. విశ్వేశ్వరయ్య జయంతి.; एम. विश्वेश्वरैया की जयंती।
International Day for the Preservation of the Ozone Layer; అంతర్జాతీయ ఓజోన్ పరిరక్షణ దినోత్సవం; अंतर्राष्ट्रीय ओज़ोन परत संरक्षण दिवस | 16 September; సెప్టెంబర్ 16; 16 सितंबर
World Tourism Day; ప్రపంచ పర్యాటక దినోత్సవం; विश्व पर्यटन दिवस | 27 September; సెప్టెంబర్ 27; 27 सितंबर
World Food Day; ప్రపంచ ఆహార దినోత్సవం; विश्व खाद्य दिवस | 16 October; అక్టోబర్ 16; 16 अक्टूबर
National Unity Day; జాతీయ ఐక్యతా దినోత్సవం; राष्ट्रीय एकता दिवस | 31 October; అక్టోబర్ 31; 31 अक्टूबर || The birthday of Sardar Patel.; సర్దార్ పటేల్ జయంతి.; सरदार पटेल की जयंती।
National Education Day; జాతీయ విద్యా దినోత్సవం; राष्ट्रीय शिक्षा दिवस | 11 November; నవంబర్ 11; 11 नवंबर || The birthday of Abul Kalam Azad.; అబుల్ కలాం ఆజాద్ జయంతి.; अबुल कलाम आज़ाद की जयंती।
National Mathematics Day; జాతీయ గణిత దినోత్సవం; राष्ट्रीय गणित दिवस | 22 December; డిసెంబర్ 22; 22 दिसंबर || The birthday of Srinivasa Ramanujan.; శ్రీనివాస రామానుజన్ జయంతి.; श्रीनिवास रामानुजन की जयंती।
# hard
Pravasi Bharatiya Divas; ప్రవాసీ భారతీయ దివస్; प्रवासी भारतीय दिवस | 9 January; జనవరి 9; 9 जनवरी
World Wetlands Day; ప్రపంచ చిత్తడి నేలల దినోత్సవం; विश्व आर्द्रभूमि दिवस | 2 February; ఫిబ్రవరి 2; 2 फ़रवरी
World Meteorological Day; ప్రపంచ వాతావరణ శాస్త్ర దినోత్సవం; विश्व मौसम विज्ञान दिवस | 23 March; మార్చి 23; 23 मार्च
World Heritage Day; ప్రపంచ వారసత్వ దినోత్సవం; विश्व विरासत दिवस | 18 April; ఏప్రిల్ 18; 18 अप्रैल
National Statistics Day; జాతీయ గణాంక దినోత్సవం; राष्ट्रीय सांख्यिकी दिवस | 29 June; జూన్ 29; 29 जून || The birthday of P. C. Mahalanobis.; పి. సి. మహలనోబిస్ జయంతి.; पी. सी. महालनोबिस की जयंती।
International Literacy Day; అంతర్జాతీయ అక్షరాస్యతా దినోత్సవం; अंतर्राष्ट्रीय साक्षरता दिवस | 8 September; సెప్టెంబర్ 8; 8 सितंबर
World Standards Day; ప్రపంచ ప్రమాణాల దినోత్సవం; विश्व मानक दिवस | 14 October; అక్టోబర్ 14; 14 अक्टूबर
National Energy Conservation Day; జాతీయ ఇంధన పొదుపు దినోత్సవం; राष्ट्रीय ऊर्जा संरक्षण दिवस | 14 December; డిసెంబర్ 14; 14 दिसंबर
Telangana Formation Day; తెలంగాణ అవతరణ దినోత్సవం; तेलंगाना स्थापना दिवस | 2 June; జూన్ 2; 2 जून
`,
  relations: [
    {
      of: 'day',
      to: 'date',
      shape: 'one-to-one',
      ask: t('On which date is **{a}** observed?', '**{a}** ఏ తేదీన జరుపుకుంటారు?', '**{a}** किस तिथि को मनाया जाता है?'),
      askBack: t(
        'Which day is observed on **{b}**?',
        '**{b}** న జరుపుకునే దినోత్సవం ఏది?',
        '**{b}** को कौन-सा दिवस मनाया जाता है?',
      ),
      tell: t('{a} is observed on {b}.', '{a} తేదీ: {b}.', '{a} की तिथि: {b}।'),
    },
  ],
})
