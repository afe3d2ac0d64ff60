import { date, flag, type LogField, number, text } from './logField.ts';

/** The fields of a protocol as users call them (spec 2 §2.12). */
export const CAMPOS_PROTOCOLO: readonly LogField[] = [
  text('nomeCliente', 'Cliente'),
  text('pontoColeta', 'Ponto'),
  date('dtInicio', 'Início'),
  date('dtFim', 'Fim'),
  text('atividadeAmostra', 'Código'),
  flag('flagAmostraAcompanhamento', 'Acompanhamento'),
  number('medidorInicial', 'Leitura inicial'),
  number('medidorFinal', 'Leitura Final'),
  text('numeroLacre', 'Lacre'),
  number('latitude', 'Latitude'),
  number('longitude', 'Longitude'),
  text('tecnico', 'Técnico'),
  text('contato', 'Contato'),
  text('horimetro', 'Horímetro'),
  flag('flagChuva', 'Chuva'),
  flag('flagAmostraCancelada', 'Amostra cancelada'),
  text('motivoCancelamento', 'Motivo cancelamento'),
  flag('flagNc', 'NC'),
  number('pH', 'pH'),
  number('temperatura', 'Temperatura (°C)'),
  number('ss', 'SS (mL/L)'),
];

/** What the log tells of a photo. */
export const CAMPOS_FOTO: readonly LogField[] = [
  number('largura', 'Largura'),
  number('altura', 'Altura'),
  number('latitude', 'Latitude'),
  number('longitude', 'Longitude'),
];
