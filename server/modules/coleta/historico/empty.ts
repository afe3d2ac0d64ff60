/** A collection of which nothing was said but its client and its day. */
export const EMPTY = {
  idPontoColeta: null,
  idArquivo: null,
  chave: null,
  codigoAmostra: null,
  amostrador: null,
  dtInstalaco: null,
  horaInstalacao: null,
  horaRetirada: null,
  tempoInstalacao: null,
  qtdeColeta: null,
  flagChuva: null,
  medidorInicial: null,
  medidorFinal: null,
  volumeMedido: null,
  idTipoDBO: 1,
  flagMedidorInoperante: 0,
} as const;
