import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.JsonFormat;
import com.google.protobuf.util.Timestamps;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutionException;

/**
 * Answers the Storage emulator's requests about its security rules with the rules compiler and
 * evaluator in the Firestore emulator: one JSON request per line on stdin, one JSON answer per line
 * on stdout. For a document of Firestore that the rules ask for, it asks the Storage emulator in the
 * same way. It replaces Google's own runtime where that cannot be downloaded.
 */
public final class StorageRulesRuntime {
  private static final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  private static final BufferedReader input =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  /** Requests that came while a document was awaited. */
  private static final Queue<JsonObject> waiting = new ArrayDeque<>();

  public static void main(String[] arguments) throws Exception {
    answer(-1, new JsonObject(), new JsonArray());
    for (var request = nextRequest(); request != null; request = nextRequest()) {
      var id = request.get("id").getAsInt();
      var context = request.getAsJsonObject("context");
      var result = new JsonObject();
      var errors = new JsonArray();
      try {
        if (request.get("action").getAsString().equals("load_ruleset")) {
          load(context, result, errors);
        } else {
          result.addProperty("permit", isPermitted(id, context));
        }
      } catch (ExecutionException failure) {
        // Rules that fail on a request, for instance by reading a missing field, deny it.
        result.addProperty("permit", false);
      } catch (Exception failure) {
        errors.add(failure.toString());
      }
      answer(id, result, errors);
    }
  }

  private static JsonObject nextRequest() throws Exception {
    return waiting.isEmpty() ? readLine() : waiting.remove();
  }

  private static JsonObject readLine() throws Exception {
    var line = input.readLine();
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
  }

  private static void load(JsonObject context, JsonObject result, JsonArray errors) {
    var source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      var fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    // `firestore.get` is a function of another service.
    var options = FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).build();
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      if (issue.getSeverity() != Issue.Severity.ERROR) continue;
      var position = issue.getSourcePosition();
      errors.add(
          position.getFileName() + ":" + position.getLine() + ": " + issue.getDescription());
    }
    if (!errors.isEmpty()) return;
    var ruleset = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(ruleset));
    result.addProperty("rulesVersion", ruleset.getVersionValue());
  }

  private static boolean isPermitted(int id, JsonObject context) throws Exception {
    var rule =
        RuleContext.builder()
            .supplyFunction(new ReadDocument("firestore.get", id))
            .supplyFunction(new ReadDocument("firestore.exists", id))
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      var value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    var ruleset = rulesets.get(context.get("rulesetName").getAsString());
    return ruleset.evaluate(rule.build()).get().permit();
  }

  /** A function of the rules with the path of a document. */
  private record ReadDocument(String name, int id) implements AsyncRuntimeFunction {
    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        var path = request.getArguments(0).getPathValue();
        var segments = ExpressionValueUtils.getPathSegments(request.getSourcePosition(), path);
        var document = fetch(id, "/" + String.join("/", segments));
        if (name.equals("firestore.exists")) return value(bool(document != null));
        if (document == null) throw new IllegalArgumentException("There is no " + segments);
        var resource = ExpressionMapValue.newBuilder().putFields("data", mapOf(document));
        return value(ExpressionValue.newBuilder().setMapValue(resource).build());
      } catch (Exception failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }

    private static ListenableFuture<ExecutionResponse> value(ExpressionValue value) {
      return Futures.immediateFuture(ExpressionValueUtils.createResponse(value));
    }
  }

  /** The fields of a document, in the format of Firestore's REST API; null if there is none. */
  private static JsonObject fetch(int id, String path) throws Exception {
    var context = new JsonObject();
    context.addProperty("path", path);
    var request = new JsonObject();
    request.addProperty("server_request_id", id);
    request.addProperty("action", "fetch_firestore_document");
    request.add("context", context);
    print(request);
    while (true) {
      var line = readLine();
      if (line == null) throw new IllegalStateException("The Storage emulator has ended");
      if (line.has("action")) {
        waiting.add(line);
        continue;
      }
      if (!line.has("result")) return null;
      var fields = line.getAsJsonObject("result").getAsJsonObject("fields");
      return fields == null ? new JsonObject() : fields;
    }
  }

  private static ExpressionValue mapOf(JsonObject fields) throws Exception {
    var map = ExpressionMapValue.newBuilder();
    for (var field : fields.entrySet()) {
      map.putFields(field.getKey(), valueOf(field.getValue().getAsJsonObject()));
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  /** A value as Firestore's REST API has it: its type is the name of its only field. */
  private static ExpressionValue valueOf(JsonObject typed) throws Exception {
    var entry = typed.entrySet().iterator().next();
    var json = entry.getValue();
    var value = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "booleanValue":
        return bool(json.getAsBoolean());
      case "integerValue":
        return value.setIntValue(json.getAsLong()).build();
      case "doubleValue":
        return value.setFloatValue(json.getAsDouble()).build();
      case "timestampValue":
        return value.setTimestampValue(Timestamps.parse(json.getAsString())).build();
      case "mapValue":
        var fields = json.getAsJsonObject().getAsJsonObject("fields");
        return mapOf(fields == null ? new JsonObject() : fields);
      case "arrayValue":
        var list = ExpressionListValue.newBuilder();
        var values = json.getAsJsonObject().getAsJsonArray("values");
        for (var each : values == null ? new JsonArray() : values) {
          list.addValues(valueOf(each.getAsJsonObject()));
        }
        return value.setListValue(list).build();
      case "nullValue":
        return value.setNullValue(NullValue.NULL_VALUE).build();
      default:
        return value.setStringValue(json.getAsString()).build();
    }
  }

  private static ExpressionValue bool(boolean value) {
    return ExpressionValue.newBuilder().setBoolValue(value).build();
  }

  private static void answer(int id, JsonObject result, JsonArray errors) {
    var answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("result", result);
    answer.add("errors", errors);
    answer.add("warnings", new JsonArray());
    print(answer);
  }

  private static void print(JsonObject line) {
    System.out.println(line);
    System.out.flush();
  }
}
