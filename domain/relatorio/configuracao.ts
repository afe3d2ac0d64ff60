/** The texts by which printed reports and letters tell who issues them; empty ones print nothing. */
export interface TextosDeRelatorios {
  /** Who signs. */
  assinante: string;
  /** Title of who signs. */
  cargo: string;
  /** E-mail addresses and telephones under the signature. */
  contatos: string;
  /** City that letters are dated from, and that of the industries written to. */
  cidade: string;
  /** To whom letters to the water utility go. */
  concessionaria: string;
  /** To whom letters with the charges of a period go. */
  contas: string;
  /** Who gets copies of a non-conformity letter, one a line. */
  copias: string;
  /** Code of each controlled form, with its revision where it has one: `053_FMEI Rev.06`. */
  formNaoConforme: string;
  formSimples: string;
  formSimplesSequencia: string;
  formCompleto: string;
  formCompletoDoisAnos: string;
  formCompletoSequencia: string;
  formLeituras: string;
  formFicha: string;
  formIndustrias: string;
  formCargas: string;
  formParametros: string;
  formRanking: string;
  formPontos: string;
  formClientes: string;
  formRegioes: string;
}

/** What printed reports and letters say of who issues them. */
export interface ConfiguracaoRelatorios extends TextosDeRelatorios {
  /** The image at their head, as `data:image/…;base64,…`; the product's own sign without one. */
  logotipo: string | null;
}

/** What holds until somebody sets it otherwise (spec 2 §2.8, §2.9 and §9). */
export const CONFIGURACAO_PADRAO: ConfiguracaoRelatorios = {
  assinante: '',
  cargo: 'Coordenação de Monitoramento de Efluentes Industriais',
  contatos: '',
  cidade: 'Jundiaí SP',
  concessionaria: 'Concessionária dos serviços de água e esgoto',
  contas: 'Setor de Contas',
  copias: 'Órgão ambiental estadual\nConcessionária dos serviços de água e esgoto',
  formNaoConforme: '053_FMEI Rev.06',
  formSimples: '027_FMEI',
  formSimplesSequencia: '049_FMEI',
  formCompleto: '052_FMEI',
  formCompletoDoisAnos: '015_FMEI',
  formCompletoSequencia: '015_FMEI',
  formLeituras: '054_FMEI Rev.02',
  formFicha: '056_FMEI Rev.02',
  formIndustrias: '010_FMEI Rev.08',
  formCargas: '011_FMEI Rev.06',
  formParametros: '012_FMEI Rev.07',
  formRanking: '013_FMEI Rev.07',
  formPontos: '045_FMEI Rev.06',
  formClientes: '051_FMEI Rev.02',
  formRegioes: '',
  logotipo: null,
};
